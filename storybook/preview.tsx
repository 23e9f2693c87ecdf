import type { Preview } from '@storybook/preact-vite'

const page = { light: '#f4f3f0', dark: '#16181b' }

const preview: Preview = {
  initialGlobals: { theme: 'light' },
  globalTypes: {
    theme: {
      description: 'Light or dark',
      toolbar: { title: 'Theme', icon: 'mirror', items: ['light', 'dark'], dynamicTitle: true },
    },
  },
  parameters: {
    layout: 'padded',
    // A story with an accessibility problem fails its test.
    a11y: { test: 'error' },
  },
  decorators: [
    (Story, { globals, parameters }) => {
      const root = document.documentElement
      const theme = (root.dataset.always ?? globals.theme) === 'dark' ? 'dark' : 'light'
      root.dataset.theme = theme
      root.lang = 'en'
      document.body.style.background = page[theme]
      // A story that fills the page stands in no padding.
      if (parameters.layout === 'fullscreen') document.body.style.margin = '0'
      return <Story key={theme} />
    },
  ],
}
export default preview
