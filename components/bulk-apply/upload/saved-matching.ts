import type { Matching } from '@/lib/bulk-apply/sheet/contract'
import { matchWords } from './match/words'

/** As a person's words change with their language, what is chosen for queueing is saved without them. */
export function matchingToSave({ columns, constants }: Matching): Matching {
  const { enqueue, ...rest } = constants
  if (enqueue === undefined) return { columns, constants }
  return { columns, constants: { enqueue: enqueue === matchWords.yes ? 'yes' : 'no', ...rest } }
}

/** A saved matching in the words of this page. */
export function matchingInWords({ columns, constants }: Matching): Matching {
  const { enqueue, ...rest } = constants
  if (enqueue === undefined) return { columns, constants }
  return { columns, constants: { enqueue: enqueue === 'yes' ? matchWords.yes : matchWords.no, ...rest } }
}
