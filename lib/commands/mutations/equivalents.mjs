import { readFileSync } from 'node:fs'
import { inRoot } from '../root.mjs'

export const equivalentsFile = 'lib/testing/equivalent-mutants.json'

/**
 * The mutants that no test can notice, from a list of { file, original, mutated, reason }. `isEquivalent` checks one;
 * `unmatched` returns the entries for the given mutants' files whose mutant no longer exists.
 */
export function readEquivalents() {
  const entries = JSON.parse(readFileSync(inRoot(equivalentsFile), 'utf8'))
  const keyOf = ({ file, original, mutated }) => [file, original, mutated].join('\n')
  const known = new Set(entries.map(keyOf))
  return {
    isEquivalent: (mutant) => known.has(keyOf(mutant)),
    unmatched(mutants) {
      const files = new Set(mutants.map(({ file }) => file))
      const present = new Set(mutants.map(keyOf))
      return entries.filter((entry) => files.has(entry.file) && !present.has(keyOf(entry)))
    },
  }
}
