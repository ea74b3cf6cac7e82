import './node-version.mjs'
import { cpSync, existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { basename, dirname, join, sep } from 'node:path'
import { buildSync } from 'esbuild'
import nextConfig from '../../next.config.mjs'
import { compressStatic } from './compress-static.mjs'
import { inRoot } from './root.mjs'
import { buildStampFile, sourceHash } from './sources.mjs'
import { writeGerman } from './write-german.mjs'

const standalone = inRoot('.next', 'standalone')
const serverFile = join(standalone, 'server.js')

const needed = [
  'package.json',
  '.next/static',
  'lib/store/migrations/meta/_journal.json',
  'lib/partner/profile/default.json',
  'lib/partner/profile/profile.schema.json',
  'lib/partner/profile/examples/nested-parts.json',
  'lib/partner/profile/examples/flat-german.json',
  'lib/partner/profile/yaml-thread.mjs',
  'lib/store/embedded/engine-thread.mjs',
  'node_modules/@electric-sql/pglite/package.json',
  'node_modules/@electric-sql/pglite/dist/index.js',
  'node_modules/@electric-sql/pglite/dist/pglite.wasm',
  'node_modules/@electric-sql/pglite/dist/pglite.data',
  'node_modules/@electric-sql/pglite/dist/initdb.wasm',
  'node_modules/@electric-sql/pglite/dist/contrib/pg_trgm.js',
  'node_modules/@electric-sql/pglite/dist/pg_trgm.tar.gz',
  'node_modules/yaml/package.json',
  'node_modules/yaml/dist/index.js',
]
// Next traces sharp (libvips) for images that it would resize; the desk has none (images.unoptimized).
const imageLibraries = ['node_modules/sharp', 'node_modules/@img']
// Next copies these in and would read them at run time, but a folder that is passed on must contain no secrets.
const environmentFiles = ['.env', '.env.production']

const mark = '// Partner Desk: set before Next loads and changes the working directory.'
/** Longer than proxies keep idle connections (Caddy: 120 s), so that none sends a form on one that is just closing. */
const keepAliveMs = 125_000
/** Imported in place, so that no name clashes with those of the program; `import.meta.dirname` needs Node 20.11. */
const toOwnFolder = "process.chdir((await import('node:url')).fileURLToPath(new URL('.', import.meta.url)))"
const firstLines = `${mark}
process.env.DESK_START_DIR ??= process.cwd()
process.env.KEEP_ALIVE_TIMEOUT ??= '${keepAliveMs}'
process.env.NEXT_MANUAL_SIG_HANDLE ??= 'true'
process.env.NEXT_TELEMETRY_DISABLED ??= '1'
if (process.argv.length > 2) {
  ${toOwnFolder}
  process.env.NODE_ENV = 'production'
  const { runCommandLine } = await import('./command-line.js')
  process.exit(await runCommandLine(process.argv.slice(2)))
}
const { takeOutput } = await import('./take-output.js')
takeOutput()
`

const fromAnywhere = `process.env.DESK_START_DIR ??= process.cwd()
${toOwnFolder}`

async function finish() {
  if (!existsSync(serverFile)) return ['.next/standalone/server.js is missing: run next build first']
  if (existsSync(inRoot('public'))) copyBeside('public')
  await writeGerman()
  copyBeside('.next/static')
  await compressStatic(join(standalone, '.next', 'static'))
  for (const path of [...environmentFiles, ...imageLibraries])
    rmSync(join(standalone, path), { recursive: true, force: true })
  const server = readFileSync(serverFile, 'utf8')
  if (!server.startsWith(mark)) writeFileSync(serverFile, firstLines + server)
  bundle(inRoot('lib', 'runtime', 'take-output.ts'), 'take-output.js')
  bundle(inRoot('lib', 'boot', 'check', 'command-line.ts'), 'command-line.js')
  bundle(inRoot('lib', 'store', 'backup', 'restore-command.ts'), 'restore.js', fromAnywhere)
  return [
    ...needed.filter((path) => !existsSync(join(standalone, path))).map((path) => `${path} is missing`),
    ...leftImageLibraries().map((path) => `${path} is native code that nothing uses, and must not be in it`),
    ...databases().map((path) => `${path} is a live database and must not be in it`),
  ]
}

/**
 * Next bundles no program besides its server. Packages that the server loads from node_modules at run time stay there.
 */
function bundle(source, name, firstLines = '') {
  buildSync({
    entryPoints: [source],
    outfile: join(standalone, name),
    banner: { js: firstLines },
    bundle: true,
    platform: 'node',
    target: 'node20',
    format: 'esm',
    conditions: ['react-server'],
    external: nextConfig.serverExternalPackages,
    logLevel: 'warning',
  })
}

function copyBeside(path) {
  rmSync(join(standalone, path), { recursive: true, force: true })
  cpSync(inRoot(path), join(standalone, path), { recursive: true })
}

/** Finds native code that parses untrusted images, wherever a later Next puts it. */
function leftImageLibraries() {
  return readdirSync(standalone, { recursive: true }).filter((path) => /(^|[/\\])(sharp(-[0-9a-f]+)?|@img)$/.test(path))
}

function databases() {
  return readdirSync(standalone, { recursive: true })
    .filter((path) => basename(path) === 'PG_VERSION')
    .map((path) => dirname(path))
    .filter((path) => !dirname(path).split(sep).includes('base'))
}

const faults = await finish()
if (faults.length > 0) {
  console.error(
    `The standalone server in .next/standalone is not whole:\n${faults.map((fault) => `  - ${fault}`).join('\n')}`,
  )
  process.exit(1)
}
writeFileSync(buildStampFile, sourceHash())
