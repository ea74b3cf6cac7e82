import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { inRoot } from '../root.mjs'
import { findMutants } from './find-mutants.mjs'

/**
 * The source files, without tests, of a room (`partner`), a part of one (`bulk-apply/sheet`) or a path
 * (`lib/forms/markup.ts`).
 */
export function sourcesOf(room) {
  const path = existsSync(inRoot('lib', room)) ? `lib/${room}` : room
  if (statSync(inRoot(path)).isFile()) return [path]
  return readdirSync(inRoot(path), { recursive: true })
    .map((name) => `${path}/${String(name).replaceAll('\\', '/')}`)
    .filter((name) => /\.tsx?$/.test(name) && !/\.(test|d)\.tsx?$/.test(name))
    .sort()
}

export function mutantsOf(file) {
  const source = readFileSync(inRoot(file), 'utf8')
  return findMutants(source).map((mutant) => ({ file, source, ...mutant }))
}

/** Picks at most `most` of a file's mutants. The choice depends on seed and mutants, not on their positions. */
export function sample(mutants, most, seed) {
  const rank = ({ file, original, mutated }) =>
    createHash('sha1').update([seed, file, original, mutated].join('\n')).digest('hex')
  const ranked = mutants.map((mutant) => ({ mutant, rank: rank(mutant) }))
  return ranked
    .sort((a, b) => (a.rank < b.rank ? -1 : 1))
    .slice(0, most)
    .map(({ mutant }) => mutant)
}
