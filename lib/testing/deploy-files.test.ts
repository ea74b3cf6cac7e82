import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { z } from 'zod'
import { inRoot } from '../commands/root.mjs'

const read = (...path: string[]) => readFileSync(inRoot(...path), 'utf8')
const guide = read('deploy', 'README.md')
/** Every variable that .env.example explains, set or commented out. */
const variables = new Set([...read('.env.example').matchAll(/^#? ?([A-Z][A-Z0-9_]*)=/gm)].map(([, name]) => name))

test.each([
  ['nginx', 'nginx.conf'],
  ['caddyfile', 'Caddyfile'],
])('the deployment guide shows the tested %s configuration', (language, file) => {
  const [, block] = new RegExp(`\`\`\`${language}\\n([\\s\\S]*?)\\n\`\`\``).exec(guide) ?? []
  expect(`${block}\n`).toBe(read('deploy', file))
})

test('the deployment guide and the README name all files of deploy/, and only existing ones', () => {
  const named = new Set(
    [...`${guide}\n${read('README.md')}`.matchAll(/\bdeploy\/([\w.-]+\w)/g)].map(([, name]) => name ?? ''),
  )
  expect([...named].filter((name) => !existsSync(inRoot('deploy', name)))).toEqual([])
  expect([...named].sort()).toEqual(
    expect.arrayContaining(['Caddyfile', 'backup.sh', 'nginx.conf', 'partner-desk.service']),
  )
})

test('the deployment guide’s settings file sets only existing variables', () => {
  const [, block = ''] = /partner-desk\.env <<END\n([\s\S]*?)\nEND/.exec(guide) ?? []
  const set = [...block.matchAll(/^([A-Z_]+)=/gm)].map(([, name]) => name)
  expect(set.length).toBeGreaterThan(5)
  expect(set.filter((name) => !variables.has(name))).toEqual([])
})

test('.env.example explains every variable that the configuration reads', () => {
  const readByDesk = [...read('lib', 'runtime', 'config.ts').matchAll(/^ {2}([A-Z][A-Z0-9_]+):/gm)].map(
    ([, name]) => name,
  )
  expect(readByDesk).toContain('OTEL_EXPORTER_OTLP_TRACES_ENDPOINT')
  expect(readByDesk.filter((name) => !variables.has(name))).toEqual([])
})

test('the changelog starts with the version in package.json', () => {
  const { version }: { version: string } = JSON.parse(read('package.json'))
  expect(/^## (\d\S*)$/m.exec(read('CHANGELOG.md'))?.[1]).toBe(version)
})

test.each(['compose.yaml', 'compose.demo.yaml'])(
  '%s sets only existing variables and mounts existing files',
  (file) => {
    const compose = read(file)
    const names = [...compose.matchAll(/^ {4,6}([A-Z][A-Z_]*):/gm)].map(([, name = '']) => name)
    const others = /^(?:DESK_|NODE_IMAGE|POSTGRES_|SANDBOX_)/
    const set = names.filter((name) => !others.test(name))
    expect(set).toContain('PARTNER_API_URL')
    expect(set.filter((name) => !variables.has(name))).toEqual([])
    const mounted = [...compose.matchAll(/- \.\/([\w./-]+):\//g)].map(([, path = '']) => path)
    expect(mounted.filter((path) => !existsSync(inRoot(path)))).toEqual([])
  },
)

test('in containers the desks take settings that compose.yaml does not name from a file that the guide names and keeps', () => {
  const desks = z.object({ 'x-desk': z.object({ env_file: z.array(z.unknown()) }) }).parse(parse(read('compose.yaml')))
  expect(desks['x-desk'].env_file).toEqual([{ path: './desk.env', required: false }])
  expect(guide).toContain('go into `desk.env`')
  expect(guide).toContain('keep `secrets/`, `.env` and `desk.env`')
})

test('the image is built from existing, included files, and its health check uses an existing address', () => {
  const dockerfile = read('Dockerfile')
  const copied = [...dockerfile.matchAll(/^COPY (?!--from)(.+) \S+$/gm)].flatMap(([, sources = '']) =>
    sources.split(' '),
  )
  const letIn = [...read('.dockerignore').matchAll(/^!(.+)$/gm)].map(([, path = '']) => path)
  expect([...copied, ...letIn].filter((path) => !existsSync(inRoot(path)))).toEqual([])
  expect(letIn).toEqual(expect.arrayContaining(copied.filter((path) => path !== '.')))
  const sources = readdirSync(inRoot()).filter((name) => /\.(?:ts|mjs)$/.test(name) && name !== 'next-env.d.ts')
  expect(sources).toContain('instrumentation-client.ts')
  expect(letIn).toEqual(expect.arrayContaining(sources))
  const [, health] = /:' \+ process\.env\.PORT \+ '(\/[\w/]+)'/.exec(dockerfile) ?? []
  expect(existsSync(inRoot('app', `${health}`, 'route.ts'))).toBe(true)
  expect(dockerfile).toMatch(/^USER node$/m)
  const set = [...dockerfile.matchAll(/\b([A-Z][A-Z_]+)=[/\w]/g)].map(([, name = '']) => name)
  expect(set.filter((name) => !['NODE_ENV', 'NODE_IMAGE'].includes(name) && !variables.has(name))).toEqual([])
})

test('the compose file has the version in package.json', () => {
  const { version }: { version: string } = JSON.parse(read('package.json'))
  expect(read('compose.yaml')).toContain(`DESK_RELEASE:-${version}}`)
})

test('the compose file builds the desk’s image once, and never pulls it from a registry', () => {
  const compose = read('compose.yaml')
  expect(compose.match(/^ +build:$/gm)).toHaveLength(1)
  const services = compose.split(/^ {2}(?=desk-\d:$)/m).slice(1)
  expect(services.map((service) => /^ {4}(build|pull_policy: never)/m.exec(service)?.[1])).toEqual([
    'build',
    'pull_policy: never',
  ])
})
