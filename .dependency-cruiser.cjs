// Allowed imports. Tests, benchmarks and scripts are exempt.
const tests = String.raw`\.(test|spec)\.tsx?$`
const layers = (names, except = []) => ({ path: `^(${names})/`, pathNot: [tests, ...except] })
const npm = (names) => `(^|/)node_modules/(@types/)?(${names})/`
const typesOnly = ['type-only', 'type-import']
const bundledDoor = '^server/site[.]ts$'

const forbidden = [
  {
    name: 'domain-knows-only-zod',
    comment: 'domain says what things are, runs anywhere, and imports nothing but zod, the packages and itself.',
    from: layers('domain'),
    to: { pathNot: ['^(domain|packages)/', npm('zod')] },
  },
  {
    name: 'packages-stand-alone',
    comment: 'A package could be published as it is: it imports nothing of the product.',
    from: { path: '^packages/([^/]+)/', pathNot: tests },
    to: { path: '^(app|core|domain|content|server|cli|vite|scripts|tests|packages)/', pathNot: '^packages/$1/' },
  },
  {
    name: 'content-knows-only-domain',
    comment: 'content is what a new site shows: plain data, made of domain and itself.',
    from: layers('content'),
    to: { pathNot: ['^(content|domain|packages)/'] },
  },
  {
    name: 'content-is-handed-out-by-core',
    comment: 'Only core reads content; pages and doors get it from there.',
    from: layers('app|server|cli|domain'),
    to: { path: '^content/' },
  },
  {
    name: 'only-rows-know-sql',
    comment: 'SQL and its drivers are known to *-rows.ts and core/database alone. (Their types may be named anywhere.)',
    from: layers('app|core|domain|packages|content|server|cli', ['-rows[.]ts$', '^core/database/']),
    to: { path: [npm('kysely|pg|better-sqlite3'), '^node:sqlite$'], dependencyTypesNot: typesOnly },
  },
  {
    name: 'only-buckets-sign-requests',
    comment: 'How requests to a bucket are signed is known to core/buckets alone.',
    from: layers('app|core|domain|content|server|cli', ['^core/buckets/']),
    to: { path: npm('aws4fetch'), dependencyTypesNot: typesOnly },
  },
  {
    name: 'rows-stand-below-operations',
    comment:
      'Rows import domain, Node, the database and its drivers, other rows, what names tables and columns, and what cleans HTML before it is stored.',
    from: { path: '^core/(.*-rows[.]ts$|database/)', pathNot: tests },
    to: {
      pathNot: [
        ...['^(domain|packages)/', '^core/database/', '^core/.*-(rows|columns|tables)[.]ts$', '^core/blogs/blog-html[.]ts$'],
        npm('kysely|pg|lru-cache'),
      ],
      dependencyTypesNot: ['core'],
    },
  },
  {
    name: 'core-knows-no-door',
    comment: 'core imports domain and content, never the app or a door.',
    from: layers('core'),
    to: { path: '^(app|server|cli)/' },
  },
  {
    name: 'only-the-app-knows-react',
    comment: 'React and HTTP belong to the app, and to the web door that runs it.',
    from: layers('core|content|domain|packages|cli'),
    to: { path: npm('react|react-dom|react-router|@react-router/[^/]+|@remix-run/[^/]+') },
  },
  {
    name: 'app-knows-no-door',
    comment: 'The app imports core and domain; it is handed what only a door knows.',
    from: layers('app'),
    to: { path: '^(server|cli|bench|tests|scripts)/' },
  },
  {
    name: 'site-and-admin-stay-apart',
    comment: 'The public site never imports the back office, so that no visitor loads it.',
    from: layers('app/public|app/kitchen'),
    to: { path: '^app/admin/' },
  },
  {
    name: 'admin-and-site-stay-apart',
    comment: 'The back office never imports the public site; what both need lies in app/ui or one level up.',
    from: layers('app/admin'),
    to: { path: '^app/(public|kitchen)/' },
  },
  {
    name: 'visitors-read-what-is-public',
    comment: 'No public page, feed or file can reach the reads that leave out who may see a post or recipe.',
    from: layers('app/public|app/kitchen|app/feeds'),
    to: { path: '^core/(blogs/all-blog|recipes/all-recipe|pages/all-page|imports/imported)-rows[.]ts$', reachable: true },
  },
  {
    name: 'ui-only-draws',
    comment: 'Shared components are dumb on purpose: domain, each other, React, React Router, the toasts and QR codes.',
    from: layers('app/ui'),
    to: { pathNot: ['^(app/ui|domain|packages)/', npm('react|react-router|react-toastify|qr')] },
  },
  {
    name: 'only-the-bundled-door-imports-the-app',
    comment: 'The app exists once, inside the bundle; a second copy beside it would not know its contexts.',
    from: layers('server|cli|core|content|domain', [bundledDoor]),
    to: { path: '^app/' },
  },
  {
    name: 'the-bundled-door-is-loaded-from-the-build',
    comment: 'server/site.ts exists once, inside the bundle; elsewhere only its type is named.',
    from: layers('server|cli'),
    to: { path: bundledDoor, dependencyTypesNot: typesOnly },
  },
  {
    name: 'doors-stay-apart',
    comment: 'The web door does not know the terminal door.',
    from: layers('server'),
    to: { path: '^cli/' },
  },
  {
    name: 'cli-takes-little-from-the-server',
    comment:
      'Both doors read the same configuration, reach other sites in the same way, and the export and the check of a backup have the built site render pages; nothing else of the web door belongs in a terminal.',
    from: layers('cli'),
    to: { path: '^server/', pathNot: ['^server/(config|remote|static-site/open-(exporters|ask))[.]ts$'] },
  },
  {
    name: 'product-runs-on-its-own-dependencies',
    comment: '`npm start` installs no development dependencies, and what only another package asked for may vanish.',
    from: layers('app|server|cli|core|content|domain|packages'),
    to: { dependencyTypes: ['npm-dev', 'npm-no-pkg', 'npm-unknown'], dependencyTypesNot: typesOnly, pathNot: ['node_modules/@types/'] },
  },
  {
    name: 'loaded-when-needed',
    comment: 'What takes megabytes, and is nothing to a process that only answers readers, is loaded by whoever first needs it.',
    from: layers('app|server|cli|core', [
      '^core/identity/open-auth[.]ts$',
      '^core/pictures/(open-picture|draw-icon|draw-pin|avif-worker)[.]ts$',
      '^app/feeds/write-feed[.]ts$',
    ]),
    to: {
      path: [
        '^core/identity/open-auth[.]ts$',
        '^core/pictures/(open-picture|draw-icon|draw-pin)[.]ts$',
        '^app/feeds/write-feed[.]ts$',
        npm('better-auth|sharp|feedsmith|age-encryption|@simplewebauthn/server|nodemailer'),
      ],
      dynamic: false,
      dependencyTypesNot: typesOnly,
    },
  },
  {
    name: 'readers-of-imports-stay-out-of-pages',
    comment: 'The site only names their formats; a process of its own reads with them.',
    from: layers('app'),
    to: { path: '^core/imports/(source-formats|[^/]+/)', dependencyTypesNot: typesOnly },
  },
  {
    name: 'no-cycles',
    comment: 'What imports each other is one thing in two files.',
    from: {},
    to: { circular: true },
  },
  {
    name: 'every-import-is-found',
    comment: 'An import that is not found is held to no rule. React Router and Vite make these two kinds themselves.',
    from: {},
    to: { couldNotResolve: true, pathNot: [String.raw`\+types/`, '^virtual:'] },
  },
]

module.exports = {
  forbidden: forbidden.map((rule) => ({ severity: 'error', ...rule })),
  options: {
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: { exportsFields: ['exports'], conditionNames: ['import', 'node', 'types', 'default'] },
    doNotFollow: { path: 'node_modules' },
  },
}
