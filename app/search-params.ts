/** Converts a page's query to the form that the browser has. */
export function searchParamsOf(query: { [name: string]: string | string[] | undefined }): URLSearchParams {
  return new URLSearchParams(
    Object.entries(query).flatMap(([name, value]) => [value ?? []].flat().map((one): [string, string] => [name, one])),
  )
}
