import type { Matching } from '@/lib/bulk-apply/sheet/contract'
import { matchWords } from './match/words'

/** The words for yes and no depend on the user's language, so queueing is saved without them. */
export function matchingToSave({ columns, constants }: Matching): Matching {
  const { enqueue, ...rest } = constants
  if (enqueue === undefined) return { columns, constants }
  return { columns, constants: { enqueue: enqueue === matchWords.yes ? 'yes' : 'no', ...rest } }
}

/** A saved matching, in the words of this page's language. */
export function matchingInWords({ columns, constants }: Matching): Matching {
  const { enqueue, ...rest } = constants
  if (enqueue === undefined) return { columns, constants }
  return { columns, constants: { enqueue: enqueue === 'yes' ? matchWords.yes : matchWords.no, ...rest } }
}
