type PageQuery = { [name: string]: string | string[] | undefined }

/** Converts a page's query to the form that the browser has. */
export function searchParamsOf(query: PageQuery): URLSearchParams {
  return new URLSearchParams(
    Object.entries(query).flatMap(([name, value]) => [value ?? []].flat().map((one): [string, string] => [name, one])),
  )
}

/** The page's path with its query, for returning to it after signing in. */
export function addressOf(path: string, query: PageQuery): string {
  const search = searchParamsOf(query).toString()
  return search === '' ? path : `${path}?${search}`
}
