/** One node's mutants: what replaces which range of the source. `parents` are its ancestors, nearest first. */
export function mutatorsOf(node, source, parents) {
  const text = (part) => source.slice(part.start, part.end)
  const replace = (part, replacement) => ({ start: part.start, end: part.end, replacement })
  const make = mutators[node.type]
  return make ? make(node, { text, replace, source, parents }) : []
}

const swaps = {
  '&&': '||',
  '||': '&&',
  '??': '&&',
  '===': '!==',
  '!==': '===',
  '==': '!=',
  '!=': '==',
  '+': '-',
  '-': '+',
  '*': '/',
  '/': '*',
  '%': '*',
  '+=': '-=',
  '-=': '+=',
}
const comparisons = { '<': ['<=', '>='], '<=': ['<', '>'], '>': ['>=', '<='], '>=': ['>', '<'] }

const isText = (node) =>
  node.type === 'StringLiteral' || node.type === 'TemplateLiteral' || (node.operator === '+' && isText(node.left))

/** Calls that can be removed from a chain, which then passes its input on unchanged. */
const filters =
  /^(filter|slice|sort|toSorted|reverse|toReversed|trim|trimStart|trimEnd|toLowerCase|toUpperCase|flat|normalize)$/
const siblings = {
  some: 'every',
  every: 'some',
  startsWith: 'endsWith',
  endsWith: 'startsWith',
  min: 'max',
  max: 'min',
  ceil: 'floor',
  floor: 'ceil',
  find: 'findLast',
  indexOf: 'lastIndexOf',
}

const mutators = {
  LogicalExpression(node, { text, replace }) {
    const [left, right] = [text(node.left), text(node.right)]
    const swapped = `((${left}) ${swaps[node.operator]} (${right}))`
    const sides = node.operator === '??' ? [`(${left})`, `(${right})`] : []
    return [...(node.operator === '??' ? [] : [swapped]), ...sides].map((replacement) => replace(node, replacement))
  },
  BinaryExpression(node, { replace, source }) {
    if (node.operator === '+' && (isText(node.left) || isText(node.right))) return []
    const others = comparisons[node.operator] ?? [swaps[node.operator]].filter(Boolean)
    const start = source.indexOf(node.operator, node.left.end)
    return others.map((other) => replace({ start, end: start + node.operator.length }, other))
  },
  AssignmentExpression(node, { replace, source }) {
    const start = source.indexOf(node.operator, node.left.end)
    const other = swaps[node.operator]
    return other && !isText(node.right) ? [replace({ start, end: start + 2 }, other)] : []
  },
  UpdateExpression: (node, { text, replace }) => [
    replace(
      node,
      text(node).replace(/\+\+|--/, (operator) => (operator === '++' ? '--' : '++')),
    ),
  ],
  UnaryExpression: (node, { text, replace }) =>
    node.operator === '!' ? [replace(node, `(${text(node.argument)})`)] : [],
  BooleanLiteral: (node, { replace }) => [replace(node, String(!node.value))],
  NumericLiteral: (node, { replace }) =>
    (node.value > 0 ? [1, -1] : [1]).map((step) => replace(node, String(node.value + step))),
  StringLiteral: (node, { replace, parents }) =>
    node.value === '' || isName(node, parents) ? [] : [replace(node, "''")],
  TemplateLiteral: (node, { replace, parents }) =>
    parents[0]?.type === 'TaggedTemplateExpression' ? [] : [replace(node, "''")],
  ArrayExpression: (node, { replace }) => (node.elements.length > 0 ? [replace(node, '[]')] : []),
  ObjectExpression: (node, { replace, parents }) =>
    node.properties.length > 0 && isReturned(parents[0]) ? [replace(node, '{}')] : [],
  SpreadElement: (node, { replace, parents }) => [
    replace(node.argument, parents[0].type === 'ObjectExpression' ? '{}' : '[]'),
  ],
  IfStatement: (node, { replace }) => [replace(node.test, 'true'), replace(node.test, 'false')],
  ConditionalExpression: (node, { replace }) => [replace(node.test, 'true'), replace(node.test, 'false')],
  WhileStatement: (node, { replace }) => [replace(node.test, 'false')],
  ReturnStatement: (node, { replace }) =>
    node.argument && !isNothing(node.argument) ? [replace(node.argument, 'null')] : [],
  ArrowFunctionExpression: (node, { replace }) =>
    node.body.type === 'BlockStatement' || isNothing(node.body) ? [] : [replace(node.body, 'null')],
  ExpressionStatement: (node, { replace, parents }) => (parents[0]?.type === 'Program' ? [] : [replace(node, ';')]),
  BreakStatement: (node, { replace }) => [replace(node, ';')],
  ContinueStatement: (node, { replace }) => [replace(node, ';')],
  OptionalMemberExpression: (node, context) => withoutQuestion(node, node.object, context),
  OptionalCallExpression: (node, context) => withoutQuestion(node, node.callee, context),
  CallExpression: (node, context) => callMutants(node, context),
}

function withoutQuestion(node, before, context) {
  const calls = node.type === 'OptionalCallExpression' ? callMutants(node, context) : []
  if (!node.optional) return calls
  const start = context.source.indexOf('?.', before.end)
  const isDot = node.type === 'OptionalMemberExpression' && !node.computed
  return [context.replace({ start, end: start + 2 }, isDot ? '.' : ''), ...calls]
}

function callMutants({ callee, ...node }, { text, replace }) {
  const name = callee.property?.name
  if (callee.computed || name === undefined) return []
  const left = filters.test(name) ? [replace(node, text(callee.object))] : []
  return name in siblings ? [...left, replace(callee.property, siblings[name])] : left
}

/** A string that is only a name: a key, or a property in brackets. */
const isName = (node, [parent]) =>
  (parent?.type === 'ObjectProperty' && parent.key === node) || (parent?.type === 'MemberExpression' && parent.computed)

const isReturned = (parent) => parent?.type === 'ReturnStatement' || parent?.type === 'ArrowFunctionExpression'
const isNothing = (node) => node.type === 'NullLiteral' || node.name === 'undefined'
