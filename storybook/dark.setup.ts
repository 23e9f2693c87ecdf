import { setProjectAnnotations } from '@storybook/preact-vite'
import preview from './preview.tsx'

/** The same stories once more, in the dark. */
setProjectAnnotations([preview, { initialGlobals: { theme: 'dark' } }])
