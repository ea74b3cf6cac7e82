import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { inRoot } from '../commands/root.mjs'

/** What runs on the server and in the browser: no tests, no sandbox, nothing that is only used in builds. */
const sources = ['app', 'components', 'lib']
  .flatMap((folder) =>
    readdirSync(inRoot(folder), { recursive: true, encoding: 'utf8' }).map((path) => `${folder}/${path}`),
  )
  .concat('proxy.ts', 'instrumentation.ts')
  .filter((path) => /\.(?:ts|tsx|mjs)$/.test(path))
  .filter((path) => !/\.test\.tsx?$|^lib\/(?:testing|sandbox|commands)\//.test(path))
  .map((path) => ({ path, text: readFileSync(inRoot(path), 'utf8') }))

const having = (pattern: RegExp) => sources.filter(({ text }) => pattern.test(text)).map(({ path }) => path)

test('SECURITY.md, V1.2.5: the server starts no other program but ps, without a shell, for the age of a process', () => {
  expect(sources.length).toBeGreaterThan(300)
  expect(having(/child_process/)).toEqual(['lib/store/lock-holder.ts'])
  expect(having(/\bexecSync\(|\bspawn(?:Sync)?\(|shell: true/)).toEqual([])
})

test('SECURITY.md, V1.3.2: no text is run as code', () => {
  expect(having(/\beval\(|new Function\(|node:vm|setTimeout\(['"`]/)).toEqual([])
})

test('SECURITY.md, V3.2.2: no value is inserted as HTML', () => {
  expect(having(/dangerouslySetInnerHTML|\.innerHTML|insertAdjacentHTML|document\.write/)).toEqual([])
})

test('SECURITY.md, V11.4.1: uses no broken hash, and SHA-1 only for the codes of authenticator apps', () => {
  expect(having(/['"`](?:md5|md4|ripemd\d*)['"`]/i)).toEqual([])
  expect(having(/['"`]sha-?1['"`]/i)).toEqual(['lib/accounts/totp.ts'])
})

test('SECURITY.md, V11.5.1: uses Math.random only for retries and pacing, and for nothing that must be unpredictable', () => {
  const spreading = /^lib\/(?:dispatch|jobs|partner)\//
  expect(having(/Math\.random/).filter((path) => !spreading.test(path))).toEqual([])
})

test('SECURITY.md, V12.3.2: verifies certificates everywhere', () => {
  expect(having(/rejectUnauthorized: false|NODE_TLS_REJECT_UNAUTHORIZED|checkServerIdentity:/)).toEqual([])
})

test('SECURITY.md, V14.3.3: stores nothing in browser storage', () => {
  expect(having(/localStorage|sessionStorage|indexedDB/)).toEqual([])
})
