import 'server-only'
import type { Person } from './contract'
import { accountAnswers } from './words'

/** At least 10⁸ guesses: fewer are not enough, however slow the hash is. */
const minScore = 3
/** Estimating takes time quadratic in the length, and characters beyond these only improve a good password. */
const maxEstimated = 40
/** Characters a password must have besides the words that anyone can look up about its owner. */
const minOwn = 6
const deskWords = ['partner', 'desk']

type PasswordIssue = keyof typeof accountAnswers.passwordIssues

/** By the library's names for its warnings. */
const reasonOfWarning: Record<string, PasswordIssue> = {
  topTen: 'common',
  topHundred: 'common',
  common: 'common',
  similarToCommon: 'similar',
  userInputs: 'own',
  straightRow: 'pattern',
  keyPattern: 'pattern',
  simpleRepeat: 'pattern',
  extendedRepeat: 'pattern',
  sequences: 'pattern',
  recentYears: 'pattern',
  dates: 'pattern',
}

/**
 * Returns in a sentence why a password of 10 to 128 characters is too easy to guess for its owner; null if it is good.
 * The schemas check the length before this runs.
 */
export async function passwordIssue(password: string, owner: Pick<Person, 'name' | 'email'>): Promise<string | null> {
  const words = [...wordsOf(owner), ...deskWords]
  if (charactersBeside(words, password) < minOwn) return accountAnswers.passwordIssues.own
  const joined = [owner.name, owner.email, 'partner desk', 'partner-desk', 'partnerdesk']
  const { score, feedback } = (await estimator()).check(password.slice(0, maxEstimated), [...words, ...joined])
  if (score >= minScore) return null
  return accountAnswers.passwordIssues[reasonOfWarning[feedback.warning ?? ''] ?? 'weak']
}

/** Like `passwordIssue`, as the refusal of a form with the field `password`. */
export async function refusePassword(password: string, owner: Pick<Person, 'name' | 'email'>) {
  const issue = await passwordIssue(password, owner)
  return issue === null ? null : { refused: 'invalid' as const, fields: { password: [issue] } }
}

/** Refuses a new password that equals the old one, so that a password others know is really replaced. */
export const samePassword = () => ({
  refused: 'invalid' as const,
  fields: { password: [accountAnswers.samePassword] },
})

let loaded: ReturnType<typeof load> | undefined

/** Loaded with its word lists on first use: takes half a second and 20 MB that most processes never need. */
function estimator() {
  loaded ??= load()
  return loaded
}

async function load() {
  const [{ ZxcvbnFactory }, { dictionary, adjacencyGraphs }] = await Promise.all([
    import('@zxcvbn-ts/core'),
    import('@zxcvbn-ts/language-common'),
  ])
  return new ZxcvbnFactory({ dictionary, graphs: adjacencyGraphs })
}

function wordsOf({ name, email }: Pick<Person, 'name' | 'email'>): string[] {
  return `${name} ${email}`.toLowerCase().match(/[\p{L}\p{N}]{3,}/gu) ?? []
}

function charactersBeside(words: readonly string[], password: string): number {
  let left = password.toLowerCase()
  for (const word of words.toSorted((one, other) => other.length - one.length)) left = left.replaceAll(word, ' ')
  return left.match(/[^\s._-]/gu)?.length ?? 0
}
