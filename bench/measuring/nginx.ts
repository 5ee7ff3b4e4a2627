import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { findFreePort } from '#tests/set-up/free-port.ts'
import type { CapturedAnswer } from './captured-answer.ts'
import { findHeader } from './captured-answer.ts'
import { readUsage } from './process-usage.ts'

const fileHeaders = ['content-length', 'content-type']

/** Why nginx can't be measured here, or undefined when it can. */
export function findNginxFault() {
  return spawnSync('nginx', ['-v']).error ? 'nginx is not installed' : undefined
}

/** Starts an nginx of one process that gives captured answers, by path: bodies from files, as compressed as they came. It logs, as it does by default. */
export async function startNginx(answers: Map<string, CapturedAnswer>) {
  const port = await findFreePort()
  const folder = mkdtempSync(join(tmpdir(), 'griddle-nginx-'))
  mkdirSync(join(folder, 'bodies'))
  for (const [path, { body }] of answers) writeFileSync(join(folder, 'bodies', path), body)
  writeFileSync(join(folder, 'nginx.conf'), toConfiguration(folder, port, answers))
  const server = spawn('nginx', ['-p', folder, '-c', join(folder, 'nginx.conf'), '-e', join(folder, 'error.log')], { stdio: 'inherit' })
  while (!(await answersAt(port))) {
    if (server.exitCode !== null) throw new Error(`nginx ended with ${server.exitCode}`)
    await sleep(20)
  }
  return {
    port,
    usage: () => readUsage(server.pid ?? 0),
    async stop() {
      const ended = once(server, 'exit')
      server.kill()
      await ended
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

function answersAt(port: number) {
  return fetch(`http://127.0.0.1:${port}/`).then(
    () => true,
    () => false,
  )
}

function toConfiguration(folder: string, port: number, answers: Map<string, CapturedAnswer>) {
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((name) => `${name}_temp_path ${folder}/${name};`)
  return `daemon off;
master_process off;
pid ${folder}/nginx.pid;
events { worker_connections 2048; }
http {
  ${temporary.join(' ')}
  access_log ${folder}/access.log;
  sendfile on;
  tcp_nopush on;
  keepalive_requests 1000000000;
  server {
    listen 127.0.0.1:${port};
    etag off;
    if_modified_since off;
    ${[...answers].map(([path, answer]) => toLocation(folder, path, answer)).join('\n    ')}
  }
}
`
}

function toLocation(folder: string, path: string, answer: CapturedAnswer) {
  const { headers, status } = answer
  const added = headers.flatMap((name, index) => {
    if (index % 2 === 1 || fileHeaders.includes(name.toLowerCase())) return []
    return `add_header ${name} ${quote(headers[index + 1] ?? '')};`
  })
  const body = status === 304 ? 'return 304;' : `alias ${folder}/bodies${path};`
  return `location = ${path} { types {} default_type ${quote(findHeader(answer, 'content-type') ?? 'text/plain')}; ${added.join(' ')} ${body} }`
}

function quote(text: string) {
  return `"${text.replace(/["\\]/g, '\\$&')}"`
}
