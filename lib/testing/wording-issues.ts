import type { PartnerFailure } from '../partner/failure/failure'

/** What a recruiter should not have to know; "the partner’s server" is how words.md says that it failed. */
const jargon =
  /\b(?:json|https?|endpoint|payload|time-?out|header|token|(?<!the partner’s )server|null|status|parameter|database|dependency|invalid|semantic\w*|API(?! key))\b/i
const tone = /!|\b(?:oops|please|sorry|unfortunately|successfully)\b/i
const turnNamed: Record<PartnerFailure['turn'], (nextStep: string) => boolean> = {
  recruiter: (nextStep) => !/admin/.test(nextStep),
  nobody: (nextStep) => !/admin/.test(nextStep),
  admin: (nextStep) => /admin/.test(nextStep),
}

/** The house rules for failure texts that this failure's texts break; for tests. */
export function wordingIssues(failure: PartnerFailure): string[] {
  const { short, title, meaning, nextStep, adminStep, turn, changed, endpoint } = failure
  const all = [short, title, meaning, nextStep]
  const shortWords = short.split(' ').length
  const rules: [string, boolean][] = [
    ['short has two to four words in one line', shortWords >= 2 && shortWords <= 4 && short.length <= 24],
    ['title is short and has no period', title.length > 0 && title.length <= 60 && !title.endsWith('.')],
    ['meaning is a sentence', meaning.length <= 200 && /^\p{Lu}.+\.$/u.test(meaning)],
    ['next step is a sentence', nextStep.length <= 160 && /^\p{Lu}.+\.$/u.test(nextStep)],
    ['sentence case', [title, short].every((text) => /^\p{Lu}\S*(?: (?:[\p{Ll}]\S*|AI))*$/u.test(text))],
    ['no status code', all.every((text) => !/\b[1-6]\d\d\b/.test(text))],
    ['no jargon', all.every((text) => !jargon.test(text))],
    ['calm', all.every((text) => !tone.test(text))],
    ['typographic quotes, single spaces', all.every((text) => !/['"<>]| {2}/.test(text))],
    ['next step speaks of whose turn it is', turnNamed[turn](nextStep)],
    ['an admin is told what to check', turn !== 'admin' || (adminStep ?? '') !== ''],
    ['an admin is not sent to an admin', !/\badmin/i.test(adminStep ?? '')],
    ['an admin’s step is short', (adminStep ?? '').length <= 260 && /^(?:\p{Lu}.+\.)?$/u.test(adminStep ?? '')],
    [
      'what may have happened did not fail',
      changed !== 'unknown' || all.every((text) => !/(?<!partner’s server )fail/i.test(text)),
    ],
    ['what may have happened is said', changed !== 'unknown' || /may have been/.test(meaning)],
    [
      'nothing is sent twice blindly',
      changed !== 'unknown' || /before you (?:create|send) it again|does no harm/.test(nextStep),
    ],
    ['setting again is safe', changed !== 'unknown' || endpoint !== 'set-ai-chat' || /no harm/.test(nextStep)],
  ]
  return rules.filter(([, holds]) => !holds).map(([rule]) => `${rule}: ${all.join(' | ')} (${turn})`)
}
