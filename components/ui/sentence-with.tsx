import { createElement, Fragment, type ReactNode } from 'react'

const mark = '\u0001'

/** A message with elements in the places of its arguments: a time that is written again in the reader's zone, a link. */
export function sentenceWith<Name extends string>(
  message: (values: Record<Name, string>) => string,
  elements: Record<Name, ReactNode>,
): ReactNode {
  // Safe: both have the names of `elements`.
  const marks = Object.fromEntries(Object.keys(elements).map((name) => [name, mark + name + mark])) as Record<
    Name,
    string
  >
  const parts = message(marks).split(mark)
  return createElement(Fragment, null, ...parts.map((part, at) => (at % 2 === 0 ? part : elements[part as Name])))
}
