import { wholeNumber } from '../../ui/formats'

/** `hidden`: how many of them the list does not show; null while that is not known. */
export type SelectionCounts = { selected: number; hidden: number | null }

/** "3 selected, 2 of them not shown" */
export function selectionInWords({ selected, hidden }: SelectionCounts): string {
  const rest =
    hidden === null ? ', some may not be shown' : hidden > 0 ? `, ${wholeNumber(hidden)} of them not shown` : ''
  return `${wholeNumber(selected)} selected${rest}`
}

/** "All 12 selected", "The first 5,000 of 12,431 selected" */
export function wholeInWords(selected: number, total: number): string {
  return selected === total
    ? `All ${wholeNumber(total)} selected`
    : `The first ${wholeNumber(selected)} of ${wholeNumber(total)} selected`
}
