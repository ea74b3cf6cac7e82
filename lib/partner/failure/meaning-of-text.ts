import { readComplaint } from '../../forms/read-message'
import { plainMessage } from './plain-sentence'

type Around = {
  /** Whether it stands directly in the object of errors. */
  isTop: boolean
  /** Whether messages stand beside it in lists, as in shape C (spec 7). */
  isBesideLists: boolean
  /** Whether the object holds facts, as in shape D (spec 7). */
  isOfFacts: boolean
}

/**
 * What a text outside a list is: a message on the field that it stands under, a sentence about the whole body, or a
 * fact, such as an id or the error's own code. A fact must not become a field that the partner asks for.
 */
export function meaningOfText(text: string, name: string, around: Around): 'message' | 'sentence' | 'fact' {
  const isUnderstood = readComplaint(plainMessage(text), name) !== null
  const isWord = /^[\x21-\x7e]{1,200}$/.test(text)
  const isPart = around.isTop && partsOfError.test(name)
  if (isPart && isWord && (around.isBesideLists || !isUnderstood)) return 'fact'
  if (isUnderstood) return 'message'
  if (around.isOfFacts || (isWord && (around.isBesideLists || !isCode(text)))) return 'fact'
  return isPart ? 'sentence' : 'message'
}

/** What errors call their own parts. */
const partsOfError = /^(?:(?:error[_-]?)?code|status|type|error|message|msg|detail|reason|hint)$/i

/** `too_short` may be a message, but hardly `open` or `JOB-7`. */
const isCode = (word: string) => /^[a-z]+(?:[_.][a-z]+)+$/i.test(word) || /^[a-z]+(?:[A-Z][a-z]+)+$/.test(word)
