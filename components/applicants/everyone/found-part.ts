import {
  type SelectedCountAnswer,
  type SelectedCountInput,
  type SelectionAnswer,
  type SelectionInput,
  selectedCountUrl,
  selectionUrl,
  type WholeSearch,
} from '@/lib/applicants/contract'
import { postToDesk, valueOrThrow } from '../../api/desk-api'

type Shown = { query: Omit<WholeSearch, 'newSince'>; newSince: string | null }

/** What the shown rows were searched for. */
export function wholeSearchOf({ query, newSince }: Shown): WholeSearch {
  return { ...query, newSince }
}

/** Throws a `DeskError`. */
export async function fetchFoundPart(input: SelectionInput, signal: AbortSignal): Promise<SelectionAnswer> {
  return valueOrThrow(await postToDesk<SelectionAnswer>(selectionUrl, input, signal))
}

/** How many of some applicants a search finds. Throws a `DeskError`. */
export async function fetchSelectedCount(input: SelectedCountInput, signal: AbortSignal): Promise<number> {
  return valueOrThrow(await postToDesk<SelectedCountAnswer>(selectedCountUrl, input, signal)).count
}
