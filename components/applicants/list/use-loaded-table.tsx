import { useDeferredValue, useMemo } from 'react'
import type { ApplicantMapping } from '@/lib/applicants/contract'
import type { ListView } from '@/lib/views/contract'
import { useFieldReader } from '../../records/columns/use-field-reader'
import { useVisibleColumns } from '../../records/columns/use-visible-columns'
import { maxDefaultColumns } from '../../records/columns/visible-columns'
import type { ListViewState } from '../../records/view/use-list-view'
import { withChosen } from '../../records/view/with-chosen'
import { lazyPart } from '../../ui/lazy-part'
import { wordsOfFilter } from '../table/search-words'
import { useColumnMenus } from '../table/use-column-menus'
import { useVisibleRows } from '../table/use-visible-rows'
import type { ApplicantList, ListState } from './applicant-list'
import type { LoadedChoicesProps } from './loaded-choices'

/** Loaded with the menu that shows them. */
const LoadedChoices = lazyPart<LoadedChoicesProps>(async () => (await import('./loaded-choices')).LoadedChoices)

type LoadedTable = { list: ApplicantList; state: ListState; mapping: ApplicantMapping; location: ListViewState }

/**
 * The columns of the loaded applicants and the rows that the view finds among them. `wanted` is the view that the user
 * chose; `view`, which the rows follow, may lag behind it for a moment.
 */
export function useLoadedTable({ list, state, mapping, location: { view: chosen, change } }: LoadedTable) {
  // Without an index it is unknown who is new.
  const wanted = useMemo(() => ({ ...chosen, isNewOnly: false }), [chosen])
  // Typing and clicks show at once; the rows follow.
  const view = useDeferredValue(wanted)
  const columns = useVisibleColumns(state.columns, wanted, {
    usual: { lead: mapping.columns, most: maxDefaultColumns },
  })
  const reader = useFieldReader(mapping, state.columns)
  const found = useVisibleRows(list, state, { view, reader, mapping })
  const search = { ...found, isSearching: found.isSearching || scopeOf(wanted) !== scopeOf(view) }
  const words = useMemo(() => wordsOfFilter(view.filter), [view.filter])
  const menus = useColumnMenus({
    view: wanted,
    onChange: change,
    mapping,
    columns: state.columns,
    offered: null,
    renderChoices: (facet) => (
      <LoadedChoices
        {...{ facet, view: wanted, reader, mapping }}
        records={list.records()}
        rows={search.inWords}
        onChange={(name, chosen) => change({ where: withChosen(wanted.where, name, chosen) })}
      />
    ),
  })
  return { wanted, view, columns, reader, search, words, menus }
}

/** Everything that determines which rows there are, and their order. */
export function scopeOf({ filter, sort, where, applied, fieldFilters }: ListView): string {
  return JSON.stringify([sort, filter, where, applied, fieldFilters])
}
