/** The test project `stories-dark` shows the same stories once more, in the dark; see `preview.tsx`. */
document.documentElement.dataset.always = 'dark'
