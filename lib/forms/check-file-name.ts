import { type DocumentKind, documentKinds } from './document-kind'
import { inputWords } from './words'

const kindOfEnding: ReadonlyMap<string, DocumentKind> = new Map([
  ['pdf', 'pdf'],
  ['doc', 'doc'],
  ['docx', 'docx'],
  ['odt', 'odt'],
  ['rtf', 'rtf'],
  ['txt', 'txt'],
  ['text', 'txt'],
])

/**
 * What is wrong with the name of a file of this kind, as a sentence, or null. Unknown extensions are accepted for
 * kinds that are known by content; plain text may be anything, a script too, so its name must say .txt.
 */
export function checkFileName(name: string, kind: DocumentKind): string | null {
  const ending = endingOf(name)
  if (ending === null) return null
  const named = kindOfEnding.get(ending)
  if (named === kind || (named === undefined && kind !== 'txt')) return null
  if (kind !== 'txt') return inputWords.endsNotAsKind({ ending, kind: documentKinds[kind].name, right: kind })
  return /^[\p{L}\p{N}_-]{1,12}$/u.test(ending) ? inputWords.endsNotText({ ending }) : inputWords.endsOddly
}

/** In small letters, without the dots and blanks at the end that Windows leaves out; null for a name without one. */
function endingOf(name: string): string | null {
  const bare = name.replace(/^.*[/\\]/s, '').replace(/[.\s]{1,300}$/, '')
  const dot = bare.lastIndexOf('.')
  return dot < 0 ? null : bare.slice(dot + 1).toLowerCase()
}
