import { spawnSync } from 'node:child_process'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { freePort } from '../tests/free-port.ts'

/** Debian's; `scripts/ensure-browser.ts --nginx` installs it. */
export const NGINX = '/usr/sbin/nginx'

export interface Nginx {
  port: number
  pid: number
  stop(): void
}

/**
 * Runs nginx with what stands inside its `http { }`, on a free port of 127.0.0.1; its files lie in the folder.
 * @param modules before all else, for what a package loads
 * @throws with what nginx says when it refuses
 */
export async function startNginx(
  folder: string,
  configured: (port: number) => string | Promise<string>,
  modules = '',
): Promise<Nginx> {
  const port = await freePort()
  const places = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map((name) => `${name}_temp_path ${folder}/${name};`)
    .join(' ')
  const file = join(folder, 'nginx.conf')
  await writeFile(
    file,
    `${modules} pid ${folder}/pid; error_log ${folder}/error.log; user root;
     events {} http { access_log off; ${places} ${await configured(port)} }`,
  )
  const run = (...words: string[]) => {
    const { status, stderr, error } = spawnSync(NGINX, ['-c', file, ...words])
    if (status !== 0) throw new Error(`nginx : ${error?.message ?? String(stderr)}`)
  }
  run()
  const pid = Number(await readFile(join(folder, 'pid'), 'utf8'))
  return { port, pid, stop: () => run('-s', 'stop') }
}

/** `deploy/nginx.conf` over one server, with nothing of its own but ports and folders. */
export const deployed =
  (folder: string, serverUrl: string) =>
  async (port: number): Promise<string> =>
    (await readFile('deploy/nginx.conf', 'utf8'))
      .replace('server 127.0.0.1:3000 ', `server ${new URL(serverUrl).host} `)
      .replaceAll('/var/cache', folder)
      .replaceAll(/^ *(?:listen \[::\]|listen 80;|ssl_).*$/gm, '')
      .replace('listen 443 ssl http2;', `listen 127.0.0.1:${port};`)
      // Without a port of its own the server of plain http would take 80.
      .replace('server {\n', `server {\n listen unix:${folder}/plain.sock;\n`)
