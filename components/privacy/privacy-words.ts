import type { Block, DeactivatedColleague, ErasureTarget } from '@/lib/privacy/contract'
import { privacyWords } from './words'

/** Describes who would be erased: "ada@example.com · the name “Ada” · ID 11", or a colleague's name and address. */
export function targetInWords(target: ErasureTarget, colleagues: readonly DeactivatedColleague[]): string {
  if ('colleagueId' in target) {
    const colleague = colleagues.find(({ id }) => id === target.colleagueId)
    return colleague ? `${colleague.name}, ${colleague.email}` : privacyWords.targetIds({ ids: target.colleagueId })
  }
  const { emails, names, ids } = target.who
  return [
    ...emails,
    ...names.map((name) => privacyWords.targetName({ name })),
    ...(ids.length > 0 ? [privacyWords.targetIds({ ids: ids.join(', ') })] : []),
  ].join(' · ')
}

/** What the admin may choose to end unsent. */
export const stoppable: readonly Block[] = ['waiting', 'undecided']
