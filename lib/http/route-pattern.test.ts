import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { routePattern } from './route-pattern'

const folder = mkdtempSync(join(tmpdir(), 'desk-routes-'))
beforeAll(() => {
  mkdirSync(join(folder, '.next'))
  const dynamic = {
    '/api/runs/[id]': '^/api/runs/([^/]+?)(?:/)?$',
    '/api/[...path]': '^/api/(.+?)(?:/)?$',
    '/[...address]': '^/(.+?)(?:/)?$',
  }
  const manifest = {
    staticRoutes: [{ page: '/' }, { page: '/jobs' }, { page: '/api/runs/earlier' }],
    dynamicRoutes: Object.entries(dynamic).map(([page, regex]) => ({ page, regex })),
  }
  writeFileSync(join(folder, '.next/routes-manifest.json'), JSON.stringify(manifest))
  vi.spyOn(process, 'cwd').mockReturnValue(folder)
})
afterAll(() => rmSync(folder, { recursive: true }))

test('returns the route of an address, without its parameters', () => {
  const paths = ['/', '/jobs', '/jobs/', '/api/runs/earlier', '/api/runs/8d1f4b62-7f5b', '/api/runs/ada@example.com']
  expect(paths.map(routePattern)).toEqual([
    '/',
    '/jobs',
    '/jobs',
    '/api/runs/earlier',
    '/api/runs/[id]',
    '/api/runs/[id]',
  ])
})

test('has one name for all unknown addresses, so that a scanner adds no series', () => {
  const paths = ['/wp-login.php', '/.env', '/api/ada@example.com', '/api/runs/1/2/3', '', '/jobs/1']
  expect(new Set(paths.map(routePattern))).toEqual(new Set(['other']))
})
