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
 * Returns what is wrong with the name of a file of this kind, as a sentence, or null. Unknown extensions are accepted
 * for kinds that are detected by content; plain text may be anything, even a script, so its name must end in .txt.
 */
export function checkFileName(name: string, kind: DocumentKind): string | null {
  const ending = endingOf(name)
  if (ending === null) return null
  const named = kindOfEnding.get(ending)
  if (named === kind || (named === undefined && kind !== 'txt')) return null
  if (kind !== 'txt') return inputWords.endsNotAsKind({ ending, kind: documentKinds[kind].name, right: kind })
  return /^[\p{L}\p{N}_-]{1,12}$/u.test(ending) ? inputWords.endsNotText({ ending }) : inputWords.endsOddly
}

/**
 * Returns the extension in lower case, without the trailing dots and spaces that Windows drops; null for a name without
 * one.
 */
function endingOf(name: string): string | null {
  const bare = name.replace(/^.*[/\\]/s, '').replace(/[.\s]{1,300}$/, '')
  const dot = bare.lastIndexOf('.')
  return dot < 0 ? null : bare.slice(dot + 1).toLowerCase()
}
