import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('../../..', import.meta.url))

/** @type {import('next').NextConfig} */
export default {
  turbopack: { root },
  outputFileTracingRoot: root,
  agentRules: false,
  // Turbopack looks for a proxy and an instrumentation file up to its root: this keeps out the desk's, in TypeScript.
  pageExtensions: ['jsx'],
}
