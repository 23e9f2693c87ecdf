// Imports run downward, type imports too, and never in a circle (docs: README, "The house").
const notTests = { pathNot: ['\\.test\\.tsx?$', '\\.story\\.tsx?$', '/testing/', '\\.fixtures\\.tsx?$'] }

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    { name: 'no-circles', severity: 'error', from: {}, to: { circular: true } },
    {
      name: 'contract-imports-zod-only',
      severity: 'error',
      from: { path: '^packages/contract/src', ...notTests },
      to: { pathNot: ['^packages/contract/', '^node_modules/zod/'] },
    },
    {
      name: 'brand-imports-types-only',
      severity: 'error',
      from: { path: '^packages/brand/src', ...notTests },
      to: { path: '^packages/(?!brand/|contract/)|^node_modules' },
    },
    {
      name: 'content-imports-contract',
      severity: 'error',
      from: { path: '^packages/content/src', ...notTests },
      to: { path: '^packages/(sdk|widgets|host-app|server)/' },
    },
    {
      name: 'server-imports-no-pages',
      severity: 'error',
      from: { path: '^packages/server/src' },
      to: { path: '^packages/(sdk|widgets|host-app)/' },
    },
    {
      name: 'sdk-knows-no-widget',
      severity: 'error',
      from: { path: '^packages/sdk/src' },
      to: { path: '^packages/(widgets|host-app|server|content)/' },
    },
    {
      name: 'widgets-know-no-page',
      severity: 'error',
      from: { path: '^packages/widgets/src' },
      to: { path: '^packages/(host-app|server|content)/' },
    },
    {
      name: 'contract-is-types-in-a-page',
      severity: 'error',
      from: { path: '^packages/(brand|sdk|widgets|host-app)/src', ...notTests },
      to: { path: '^packages/contract/', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'host-uses-sdk-and-tags',
      severity: 'error',
      from: { path: '^packages/host-app/src' },
      to: { path: '^packages/(server|content|widgets|contract)/' },
    },
    {
      name: 'widgets-keep-to-their-folder',
      severity: 'error',
      from: { path: '^packages/widgets/src/(coach-[^/]+)/', ...notTests },
      to: { path: '^packages/widgets/src/coach-', pathNot: '^packages/widgets/src/$1/' },
    },
    {
      name: 'areas-keep-to-their-folder',
      severity: 'error',
      from: { path: '^packages/server/src/areas/([^/]+)/', ...notTests },
      to: { path: '^packages/server/src/areas/', pathNot: '^packages/server/src/areas/$1/' },
    },
    {
      name: 'kernel-knows-no-area',
      severity: 'error',
      from: { path: '^packages/server/src/kernel/', ...notTests },
      to: { path: '^packages/server/src/(areas|app)' },
    },
    { name: 'nothing-unresolved', severity: 'error', from: {}, to: { couldNotResolve: true } },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '/dist/|dist-embed|^\\.cache|^node:' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.base.json' },
    enhancedResolveOptions: {
      conditionNames: ['coachkit-source', 'import', 'require', 'node', 'default', 'types'],
      exportsFields: ['exports'],
      extensions: ['.ts', '.tsx', '.js', '.mjs', '.json'],
    },
  },
}
