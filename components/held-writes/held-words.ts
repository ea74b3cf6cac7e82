import type { Uncertainty } from '@/lib/dispatch/contract'
import type { CheckedHeld, HeldRun, HeldWrite } from '@/lib/held-writes/contract'
import { wholeNumber } from '../ui/formats'
import type { Tone } from '../ui/notice'

/** What checking jobs came to, as a message. */
export function checkedInWords(checked: CheckedHeld): { tone: Tone; title: string; text: string } {
  const { found, candidates, notThere, early, failure } = checked
  if (failure) return { tone: 'bad', title: 'Not checked', text: `${failure.title}. Nothing was changed.` }
  const parts = [
    found > 0 ? `${jobs(found)} found: marked as created` : '',
    candidates > 0 ? `${jobs(candidates)} may be there: choose which` : '',
    notThere > 0 ? `${jobs(notThere)} not there: safe to send` : '',
    early > 0 ? `${jobs(early)} can’t be checked yet: try again in a minute` : '',
  ]
  return { tone: 'info', title: 'Checked', text: parts.filter(Boolean).join('. ') || 'No job is held.' }
}

function jobs(count: number): string {
  return count === 1 ? '1 job' : `${wholeNumber(count)} jobs`
}

/** What can be known about a held write, and what sending it would do. */
export function heldWriteInWords({ dispatch, repeats }: HeldWrite): string {
  const { kind, uncertainty, subject } = dispatch
  switch (kind) {
    case 'create-job':
      return jobInWords(uncertainty)
    case 'set-ai-chat':
      return `It was to be set: ${subject}. The partner does not report the current setting, and setting it again is safe if it is still wanted.`
    case 'submit-application':
      return applicationInWords(repeats)
  }
}

function jobInWords(uncertainty: Uncertainty | null): string {
  if (uncertainty?.what === 'not-made')
    return uncertainty.listedAtMost === undefined
      ? 'Checked: it is not at the partner. It was not created, and is safe to send.'
      : `Checked: it is not among the ${uncertainty.listedAtMost} jobs that the partner lists. If the partner never lists more, look there first.`
  if (uncertainty?.what === 'candidates')
    return 'Checked: jobs with these values are at the partner. Choose the right one, or none.'
  return 'It may have been created since. Check looks for it in the partner’s list of jobs.'
}

function applicationInWords(repeats: HeldWrite['repeats']): string {
  return repeats === 'off'
    ? 'It may have been submitted since. This team takes no repeat applications: if you send it, the partner refuses a second one, and that shows that the first one arrived.'
    : 'It may have been submitted since, and the partner cannot be asked. Sending it may create a duplicate application.'
}

export function heldRunInWords({ repeats }: HeldRun): string {
  return repeats === 'off'
    ? 'Any of these rows may have been sent since. These teams take no repeat applications: rows that had arrived end as “Already applied”.'
    : 'Any of these rows may have been sent since, and the partner cannot be asked. Sending them may create duplicate applications.'
}
