import { selectionWords } from '../words'

/** `hidden`: how many of the selected ones the list does not show; null while that is unknown. */
type SelectionCounts = { selected: number; hidden: number | null }

/** "3 selected, 2 of them not shown" */
export function selectionInWords({ selected, hidden }: SelectionCounts): string {
  if (hidden === null) return selectionWords.selectedSomeHidden({ selected })
  return hidden > 0 ? selectionWords.selectedHidden({ selected, hidden }) : selectionWords.selected({ selected })
}
