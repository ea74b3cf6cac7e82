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

/** The search that the shown rows answer. */
export function wholeSearchOf({ query, newSince }: Shown): WholeSearch {
  return { ...query, newSince }
}

/** Fetches part of a search's result. Throws a `DeskError`. */
export async function fetchFoundPart(input: SelectionInput, signal: AbortSignal): Promise<SelectionAnswer> {
  return valueOrThrow(await postToDesk<SelectionAnswer>(selectionUrl, input, signal))
}

/** Fetches how many of the given applicants a search finds. Throws a `DeskError`. */
export async function fetchSelectedCount(input: SelectedCountInput, signal: AbortSignal): Promise<number> {
  return valueOrThrow(await postToDesk<SelectedCountAnswer>(selectedCountUrl, input, signal)).count
}
