import type { FormNode } from '../../forms/form-node'
import { fieldName } from '../../forms/form-values'
import { type Pointer, pointerOf } from '../../records/pointer'
import type { ApplicationForm, Matching, Target } from './contract'

/** A target in use: its source column and its path in the form's values. `column` -1: a constant, or typed text. */
export type PlannedCell = { target: Target; column: number; constant: string; names: string[]; node: FormNode | null }

/** How rows become bodies under one matching. */
export type RowPlan = {
  form: ApplicationForm
  cells: PlannedCell[]
  indexOf: ReadonlyMap<string, number>
  /** The form's nodes, with lists of objects as JSON text, as in a cell. */
  nodes: FormNode[]
  /** Returns the target at which to show an error at a path of the body; null for the whole row. */
  targetAt: (pointer: Pointer) => string | null
}

/** Plans targets that are matched, constant, or required by the schema or by another value of their group. */
export function createRowPlan(form: ApplicationForm, targets: Target[], matching: Matching): RowPlan {
  const columnOf = new Map<string, number>()
  for (const [column, key] of matching.columns.entries())
    if (key !== null && !columnOf.has(key)) columnOf.set(key, column)
  const isGiven = ({ key }: Target) => columnOf.has(key) || (matching.constants[key] ?? '').trim() !== ''
  const given = targets.filter(isGiven)
  const inUse = targets.filter((target) => target.isRequired || isGiven(target) || isNeededBeside(target, given))
  const cells = inUse.map((target): PlannedCell => {
    const node = target.node === null ? null : cellNode(target.node)
    const constant = (matching.constants[target.key] ?? '').trim() || (target.isRequired ? defaultOf(node) : '')
    return {
      target,
      column: columnOf.get(target.key) ?? -1,
      constant,
      names: (node?.tokens ?? []).map(fieldName),
      node,
    }
  })
  return {
    form,
    cells,
    indexOf: new Map(cells.map(({ target }, index) => [target.key, index])),
    nodes: form.nodes.map(cellNode),
    targetAt: targetFinder(form, targets),
  }
}

/** The target's group requires it, and another field of that group has a value. */
function isNeededBeside({ node }: Target, given: Target[]): boolean {
  if (!node?.isRequired || node.tokens.length < 2) return false
  const group = `${pointerOf(node.tokens.slice(0, -1))}/`
  return given.some(({ key, node: other }) => other !== null && key.startsWith(group))
}

/** Returns the schema's default, for a required field without a value. */
function defaultOf(node: FormNode | null): string {
  if (!node || !('default' in node)) return ''
  return node.default === undefined || node.default === null ? '' : String(node.default)
}

/** Lists of objects are written into a cell as JSON. */
export function cellNode(node: FormNode): FormNode {
  if (node.kind === 'group') return { ...node, nodes: node.nodes.map(cellNode) }
  if (node.kind !== 'list' || isPlain(node.item)) return node
  const { tokens, title, description, isRequired } = node
  return { kind: 'json', tokens, title, description, isRequired }
}

function isPlain({ kind }: FormNode): boolean {
  return kind !== 'group' && kind !== 'list' && kind !== 'json' && kind !== 'file' && kind !== 'fixed'
}

/** Errors on a group around the email, job or enqueue field are shown on that field. */
function targetFinder({ paths }: ApplicationForm, targets: Target[]): RowPlan['targetAt'] {
  const keys = new Set(targets.flatMap(({ key, node }) => (node ? [key] : [])))
  const isAround = (path: Pointer, pointer: Pointer) => path === pointer || path.startsWith(`${pointer}/`)
  return (pointer) => {
    for (let path = pointer; path !== ''; path = path.slice(0, path.lastIndexOf('/'))) if (keys.has(path)) return path
    if (pointer === '') return null
    if (isAround(paths.job, pointer)) return 'job'
    if (isAround(paths.email, pointer)) return 'email'
    return paths.enqueue !== undefined && isAround(paths.enqueue, pointer) ? 'enqueue' : null
  }
}
