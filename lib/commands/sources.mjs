import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { relative } from 'node:path'
import { inRoot, root } from './root.mjs'

/** In the folder that `next build` empties, so that the stamp never outlives its build. */
export const buildStampFile = inRoot('.next', 'standalone', '.desk-sources')

const folders = ['app', 'components', 'lib', 'public']
const isRootSource = (name) => /\.(ts|mjs|json)$/.test(name) && !/^(next-env\.d\.ts|biome\.json)$/.test(name)
/** The steps that follow Next's own build. */
const finishing = ['finish-standalone', 'compress-static', 'write-german'].map((name) => `lib/commands/${name}.mjs`)
const isNotBuilt = (path) => /^lib\/(sandbox|commands|testing)\/|\.test\.tsx?$/.test(path)

/** Whether the production build on disk was made from the current sources. */
export function isBuildCurrent() {
  return existsSync(buildStampFile) && readFileSync(buildStampFile, 'utf8') === sourceHash()
}

/** A hash over everything that goes into the production build. */
export function sourceHash() {
  const hash = createHash('sha256')
  for (const path of sourceFiles())
    hash
      .update(`${path}\0`)
      .update(readFileSync(inRoot(path)))
      .update('\0')
  return hash.digest('hex')
}

function sourceFiles() {
  const rootFiles = readdirSync(root, { withFileTypes: true })
    .filter((entry) => entry.isFile() && isRootSource(entry.name))
    .map((entry) => entry.name)
  const paths = [...rootFiles, ...folders.flatMap((folder) => filesUnder(inRoot(folder))), ...finishing]
  return paths.filter((path) => finishing.includes(path) || !isNotBuilt(path)).sort()
}

function filesUnder(folder) {
  if (!existsSync(folder)) return []
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = `${folder}/${entry.name}`
    if (entry.isDirectory()) return filesUnder(path)
    return entry.isFile() ? [relative(root, path).replaceAll('\\', '/')] : []
  })
}
