/** A part of a search query: `-field:"a phrase"`. `field` is the text before the colon. */
type QueryPart = { isExcluded: boolean; field: string | null; value: string }

const parts = /(-?)(?:([^\s:"“”„]+):)?(?:["“”„]([^"“”„]*)(?:["“”„]|$)|([^\s"“”„]+))?/gu

/** Returns the parts of a query, not normalized; an open quote runs to the end. */
export function splitQuery(query: string): QueryPart[] {
  return [...query.matchAll(parts)].flatMap(([whole, minus, field, quoted, bare]) =>
    whole === '' ? [] : [{ isExcluded: minus === '-', field: field ?? null, value: quoted ?? bare ?? '' }],
  )
}
