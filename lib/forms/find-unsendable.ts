import { type Pointer, pointerOf } from '../records/pointer'
import { webLink } from '../records/web-link'
import type { BodySchema } from './body-schema'
import { type FormNode, formNodes } from './form-node'
import { hasControlCharacters, isValidText } from './valid-text'
import { inputWords } from './words'

/** Limits for fields that the profile does not describe ("Other fields"); those that it describes have their own. */
const maxOthers = 100
const maxNameLength = 200
const maxOtherLength = 10_000

/**
 * Returns what cannot be sent in a body, whatever the schema says about it → why: characters, links that are not web
 * addresses, and too much beyond the described fields. Only long text may have line breaks and tabs.
 */
export function findUnsendable(schema: BodySchema, body: unknown): Record<Pointer, string> {
  const found: Found = { errors: {}, others: 0 }
  look(body, knownIn(schema), [], found)
  return found.errors
}

type Found = { errors: Record<Pointer, string>; others: number }

/** Whether a value must be a single line or a link, and the same for each value inside it. */
type Known = { isLine: boolean; isLink?: boolean; child: (token: string) => Known }

const knownSchemas = new WeakMap<BodySchema, Known>()

function knownIn(schema: BodySchema): Known {
  const found = knownSchemas.get(schema) ?? childrenIn(formNodes(schema))
  knownSchemas.set(schema, found)
  return found
}

const unknown: Known = { isLine: false, child: () => unknown }

function look(value: unknown, known: Known, tokens: string[], found: Found): void {
  if (typeof value === 'string') {
    const issue = issueOf(value, known.isLine) ?? (known.isLink && webLink(value) === null ? inputWords.noLink : null)
    if (issue !== null) found.errors[pointerOf(tokens)] = issue
  } else if (typeof value === 'object' && value !== null) {
    for (const [token, inner] of Object.entries(value)) {
      const path = [...tokens, token]
      const child = known.child(token)
      // Values inside other undescribed values are counted with these.
      const isOther = child === unknown && known !== unknown && !Array.isArray(value)
      const issue =
        issueOf(token, true) !== null ? inputWords.unsendable : isOther ? excessOf(token, inner, found) : null
      if (issue !== null) found.errors[pointerOf(path)] = issue
      else look(inner, child, path, found)
    }
  }
}

function excessOf(name: string, value: unknown, found: Found): string | null {
  found.others += 1
  if (found.others > maxOthers) return inputWords.manyOthers({ most: maxOthers })
  if (name.length > maxNameLength) return inputWords.longName({ most: maxNameLength })
  const isLong = (JSON.stringify(value) ?? '').length > maxOtherLength
  return isLong ? inputWords.tooLong({ most: maxOtherLength }) : null
}

function issueOf(text: string, isLine: boolean): string | null {
  if (!isValidText(text) || /[^\P{Cc}\t\n\r]/u.test(text)) return inputWords.unsendable
  return isLine && hasControlCharacters(text) ? inputWords.hidden : null
}

function childrenIn(nodes: FormNode[]): Known {
  const known = new Map(nodes.map((node) => [node.tokens.at(-1), knownOf(node)]))
  return { isLine: false, child: (token) => known.get(token) ?? unknown }
}

function knownOf(node: FormNode): Known {
  switch (node.kind) {
    case 'text':
    case 'id':
    case 'email':
    case 'date':
    case 'date-time':
      return { ...unknown, isLine: true }
    case 'link':
      return { ...unknown, isLine: true, isLink: true }
    case 'group':
      return childrenIn(node.nodes)
    case 'list':
      return { isLine: false, child: () => knownOf(node.item) }
    case 'file':
      return { isLine: false, child: (token) => ({ ...unknown, isLine: token === node.nameToken }) }
    default:
      return { ...unknown }
  }
}
