import type { StorybookConfig } from '@storybook/preact-vite'

const config: StorybookConfig = {
  stories: ['../packages/widgets/src/**/*.story.tsx'],
  addons: ['@storybook/addon-a11y', '@storybook/addon-vitest'],
  framework: '@storybook/preact-vite',
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  viteFinal: (vite) => ({
    ...vite,
    resolve: {
      ...vite.resolve,
      // Widgets and SDK from their sources, as in the tests.
      conditions: ['coachkit-source', 'module', 'browser', 'development|production'],
      dedupe: ['preact', '@preact/signals'],
    },
  }),
}
export default config
