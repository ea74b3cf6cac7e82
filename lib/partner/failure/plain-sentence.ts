import { readComplaint } from '../../forms/read-message'
import type { FieldWord } from '../../records/field-words'
import { meaningsOf } from '../../records/name-words'

const maxReadChars = 4_000
const maxShownChars = 240
/** Of a text under a name that does not say that it is a message. */
const maxOtherChars = 400
const isUnspaced = /[\u0e00-\u0e7f\u3040-\u30ff\u3400-\u9fff]/

/** Signs of a program's output rather than a person's words: stack traces, parsers, databases, source files. */
const technical = [
  /\[object /,
  /\bat [\w.$]+ ?\([^)]*[:/]|\bat \S*\/\S+:\d|\bFile ".*", line \d|\bline \d+, in\b|Traceback|stack ?trace/i,
  /\b[A-Z]\w*(?:Exception|Error)\b|\bException\b|\bE(?:CONN|ADDR|PIPE|TIMEDOUT|NOTFOUND|NOENT|AI_|HOST|NET)/,
  /unexpected (?:token|end of|identifier|character|non-whitespace)|cannot read propert/i,
  /SQLSTATE|\bSELECT\b.*\bFROM\b|violates .*constraint|\bduplicate key\b/i,
  /\w\.(?:[cm]?[jt]sx?|py|rb|java|php|go|cs)\b|node_modules/,
  /\bpanic:|runtime error|nil pointer|segmentation|SIG(?:SEGV|ABRT|KILL)/i,
  /&(?:amp|lt|gt|quot|#\d+);|\uFFFD/i,
  /invalid permission for api|missing authentication token/i,
  /[\x21-\x7e]{80}/,
]

/** Further signs in a text of its own: markup, code, addresses. */
const technicalAlone = [/[<>{}\\]/, /\bJSON\b|\bundefined\b|\bNaN\b/i, /https?:\/\//i]

/** Further signs in a message about a field, which may name bounds (`>= 5`), choices, patterns and addresses. */
const technicalOfField = [/<\/?[a-z!]/i, /^\s*[{[]/]

/**
 * The first line of a partner's text if it is fit for users: plain text of at most 240 characters, without control
 * characters and bidi overrides; else ''.
 */
export function plainSentence(value: unknown): string {
  return plainLine(value, [...technical, ...technicalAlone])
}

/** The same for a message about a field: also with bounds, patterns and addresses. */
export function plainMessage(value: unknown): string {
  return plainLine(value, [...technical, ...technicalOfField])
}

function plainLine(value: unknown, unfit: RegExp[]): string {
  if (typeof value !== 'string') return ''
  const text = value.slice(0, maxReadChars).trim()
  if (unfit.some((pattern) => pattern.test(text))) return ''
  const [line = ''] = text.split(/[\r\n\u2028\u2029]/)
  const plain = line
    .replace(/[\p{Zs}\t]+/gu, ' ')
    .replace(/[\p{Cc}\p{Cf}\p{Co}\p{Cs}]/gu, '')
    .trim()
  return /\p{L}/u.test(plain) ? [...plain].slice(0, maxShownChars).join('') : ''
}

/** Several words, not all of them names, and hardly anything else; or a line of a script without blanks. */
export function isSentence(text: string): boolean {
  if (text.length > maxOtherChars) return false
  const letters = text.match(/[\p{L}\p{M}]/gu)?.length ?? 0
  const words = text.match(/[\p{L}\p{M}]{2,}/gu)?.length ?? 0
  return (
    letters >= text.length * 0.6 &&
    (isUnspaced.test(text) ? letters >= 6 : words >= 3 && /\s[\p{Ll}\p{Lo}]/u.test(text))
  )
}

/** The first of the partner's sentences worth quoting: fit for users, and more than a label such as "Bad Request". */
export function quotableSentence(sentences: string[]): string | null {
  return sentences.map(plainSentence).find((sentence) => sentence !== '' && !isLabel(sentence)) ?? null
}

function isLabel(sentence: string): boolean {
  const sentenceWords = sentence.toLowerCase().split(/[^\p{L}\p{N}_-]+/u)
  const isLatin = /^[\p{Script=Latin}\p{Script=Common}]*$/u.test(sentence)
  const isShort = isLatin && sentence.split(' ').length < 3
  const saysWhat = readComplaint(sentence) === 'missing' || sentence.split(' ').some(isKnownField)
  return (isShort && !saysWhat) || sentenceWords.every((word) => emptyWords.has(word))
}

/** In "E-Mail-Adresse ungültig" one word tells people where to look. */
function isKnownField(word: string): boolean {
  return meaningsOf(word).some((set) => knownFields.some((field) => set.has(field)))
}

const knownFields: FieldWord[] = ['email', 'phone', 'first', 'last', 'job', 'team']

/** A sentence made only of these words would fit any refusal, and so tells nothing about this one. */
const emptyWords = new Set(
  (
    ' a an the this that your one or more some something in of for with to is are was were has have had been be it ' +
    'not no cannot could can does do please try again later wrong invalid bad malformed incorrect valid unexpected unknown ' +
    'internal server error errors occurred failed failure went found exist exists process processed happened request ' +
    'requested requests body parameter parameters input inputs resource record object entity data payload validation ' +
    'field fields value values unprocessable'
  ).split(' '),
)
