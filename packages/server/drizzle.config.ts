import { defineConfig } from 'drizzle-kit'

export default defineConfig({
  dialect: 'postgresql',
  schema: ['./src/kernel/**/schema.ts', './src/areas/**/schema.ts'],
  out: process.env.MIGRATIONS_OUT ?? './migrations',
})
