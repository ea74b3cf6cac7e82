/**
 * The JSON of a `T`, for large values that a page passes to the browser. React sends a string as it is, but takes
 * objects apart value by value, on the server, in its rendering for the HTML, and once more in the browser.
 */
export type JsonText<T> = string & { readonly jsonOf?: T }

export function toJsonText<T>(value: T): JsonText<T> {
  return JSON.stringify(value)
}

/** Only for texts that `toJsonText` made: nothing checks what they contain. */
export function fromJsonText<T>(text: JsonText<T>): T {
  return JSON.parse(text)
}
