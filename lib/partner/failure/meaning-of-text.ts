import { readComplaint } from '../../forms/read-message'
import { isSentence, plainMessage } from './plain-sentence'

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
 * fact, such as an id or the error's own code. A word such as "expired" may be the only reason that the partner gives,
 * so it counts as a message unless the object holds facts.
 */
export function meaningOfText(text: string, name: string, around: Around): 'message' | 'sentence' | 'fact' {
  const isUnderstood = readComplaint(plainMessage(text), name) !== null
  const isWord = /^[\x21-\x7e]{1,200}$/.test(text)
  const isPart = around.isTop && partsOfError.test(name)
  if (isPart && isWord && (around.isBesideLists || !isUnderstood)) return 'fact'
  if (isUnderstood) return 'message'
  if (around.isOfFacts)
    return isSentence(text) || (around.isTop && isShortReason(text) && !namesThing.test(name)) ? 'sentence' : 'fact'
  if (isWord && looksLikeId.test(text)) return 'fact'
  return isPart ? 'sentence' : 'message'
}

/** What errors call their own parts. */
const partsOfError = /^(?:(?:error[_-]?)?code|status|type|error|message|msg|detail|reason|hint)$/i

/** "Mindestlohn unterschritten": names are capitalized throughout, and words of a program are not at all. */
const isShortReason = (text: string) => /^\p{Lu}[\p{Ll}-]+ \p{Ll}{3,}[.!]?$/u.test(text)

/** What holds a name or a title, such as "Night cook", or a state, rather than a reason. */
const namesThing =
  /(?:^|[_-]|(?<=[a-z])(?=[A-Z]))(?:ids?|status|state|stage|title|name|applicant|candidate|person|job|position|team|city)$/i

/** `JOB-7`, an address or a time. */
const looksLikeId = /[\d:/@]/
