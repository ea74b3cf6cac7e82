/** A part of what is typed into the search: `-field:"a phrase"`. `field` is what stands before the colon. */
type QueryPart = { isExcluded: boolean; field: string | null; value: string }

const parts = /(-?)(?:([^\s:"“”„]+):)?(?:["“”„]([^"“”„]*)(?:["“”„]|$)|([^\s"“”„]+))?/gu

/** The parts of a query, unfolded; an open quote runs to the end. */
export function splitQuery(query: string): QueryPart[] {
  return [...query.matchAll(parts)].flatMap(([whole, minus, field, quoted, bare]) =>
    whole === '' ? [] : [{ isExcluded: minus === '-', field: field ?? null, value: quoted ?? bare ?? '' }],
  )
}
