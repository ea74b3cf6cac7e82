import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { z } from 'zod'
import { findFreePort } from '../commands/ports.mjs'

/** Debian's Prometheus for a test, or why there is none. */
type TestPrometheus = { promtool(...args: string[]): { isOk: boolean; output: string } } | { missing: string }

/** Finds Prometheus, installing it if possible (root on Debian). */
export function findPrometheus(): TestPrometheus {
  if (!isInstalled() && !install())
    return { missing: 'Prometheus is not installed, and cannot be installed here (root and apt-get)' }
  return {
    promtool(...args) {
      const { status, stdout, stderr } = spawnSync('promtool', args, { encoding: 'utf8' })
      return { isOk: status === 0, output: `${stdout}${stderr}` }
    },
  }
}

const resultSchema = z.object({
  data: z.object({
    result: z.array(z.object({ metric: z.record(z.string(), z.string()), value: z.tuple([z.number(), z.string()]) })),
  }),
})

/** Runs Prometheus with this configuration text, and the rules beside it. Call `findPrometheus` first. */
export async function startPrometheus(configuration: string) {
  const directory = mkdtempSync(join(tmpdir(), 'desk-prometheus-'))
  const file = join(directory, 'prometheus.yaml')
  writeFileSync(file, configuration)
  const port = await findFreePort(9_190 + Math.floor(Math.random() * 300))
  const args = [
    `--config.file=${file}`,
    `--storage.tsdb.path=${join(directory, 'data')}`,
    `--web.listen-address=127.0.0.1:${port}`,
    '--log.level=error',
  ]
  const server = spawn('prometheus', args, { cwd: directory, stdio: 'ignore' })
  const ended = once(server, 'exit')
  const url = `http://127.0.0.1:${port}`
  for (let tries = 0; !(await isReady(`${url}/-/ready`)); tries += 1) {
    if (tries > 200 || server.exitCode !== null) throw new Error('Prometheus did not start')
    await wait(50)
  }
  return {
    /** The current values of an expression. */
    async query(expression: string) {
      const answer = await fetch(`${url}/api/v1/query?query=${encodeURIComponent(expression)}`)
      return resultSchema.parse(await answer.json()).data.result
    },
    async stop() {
      server.kill('SIGTERM')
      await ended
      rmSync(directory, { recursive: true, force: true })
    },
  }
}

async function isReady(url: string): Promise<boolean> {
  return (await fetch(url).catch(() => null))?.ok ?? false
}

function isInstalled(): boolean {
  const folders = (process.env.PATH ?? '').split(':')
  return ['prometheus', 'promtool'].every((name) => folders.some((folder) => existsSync(join(folder, name))))
}

function install(): boolean {
  if (process.getuid?.() !== 0 || !existsSync('/etc/debian_version')) return false
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  for (const args of [['update'], ['install', '-y', '--no-install-recommends', 'prometheus']])
    spawnSync('apt-get', args, { env, stdio: 'ignore', timeout: 180_000 })
  return isInstalled()
}
