import { defineConfig } from 'vite'

export default defineConfig({
  root: import.meta.dirname,
  publicDir: false,
  oxc: { jsx: { runtime: 'automatic', importSource: 'react' } },
  build: {
    target: 'es2022',
    rolldownOptions: { input: 'src/app.tsx', output: { entryFileNames: 'app.js' } },
  },
})
