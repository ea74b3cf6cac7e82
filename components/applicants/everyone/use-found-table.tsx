import { useMemo } from 'react'
import type { ApplicantMapping } from '@/lib/applicants/contract'
import type { Pointer } from '@/lib/records/pointer'
import { useFieldReader } from '../../records/columns/use-field-reader'
import { useVisibleColumns } from '../../records/columns/use-visible-columns'
import { maxDefaultColumns } from '../../records/columns/visible-columns'
import type { ListViewState } from '../../records/view/use-list-view'
import { withChosen } from '../../records/view/with-chosen'
import { lazyPart } from '../../ui/lazy-part'
import { facetField } from '../table/facet-field'
import { nothingSearched, wordsOfSearch } from '../table/search-words'
import { useColumnMenus } from '../table/use-column-menus'
import type { FacetChoicesProps } from './facet-choices'
import type { FoundState } from './found-applicants'

/** Loaded with the menu that shows them. */
const FacetChoices = lazyPart<FacetChoicesProps>(async () => (await import('./facet-choices')).FacetChoices)

type FoundTable = {
  state: FoundState
  mapping: ApplicantMapping
  /** The default columns; null while no applicants are found. */
  usual: Pointer[] | null
  location: ListViewState
}

/** The columns of the found applicants with their menus, and the words to mark in the rows. */
export function useFoundTable({ state, mapping, usual, location: { view, change } }: FoundTable) {
  const { isApproximate } = state
  const columns = useVisibleColumns(state.columns, view, {
    usual: { lead: mapping.columns, most: maxDefaultColumns, known: usual },
  })
  const reader = useFieldReader(mapping, state.columns)
  const words = useMemo(
    () => (isApproximate ? nothingSearched : wordsOfSearch(state.query.words)),
    [isApproximate, state.query.words],
  )
  const menus = useColumnMenus({
    view,
    onChange: change,
    mapping,
    columns: state.columns,
    offered: state.offered.map(({ name }) => name),
    renderChoices: (facet) => (
      <FacetChoices
        field={facetField(facet, { where: view.where, reader, names: state.names })}
        state={state}
        status={mapping.status}
        onChange={(chosen) => change({ where: withChosen(view.where, facet, chosen) })}
      />
    ),
  })
  return { columns, reader, words, menus }
}
