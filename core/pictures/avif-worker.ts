import { buffer } from 'node:stream/consumers'
import sharp from 'sharp'

// A child process, started by encode-avif.ts: reads a PNG from stdin and writes its AVIF to stdout. Only a kill stops the encoder.
sharp.concurrency(1)
sharp.block({ operation: ['VipsForeignLoad'] })
sharp.unblock({ operation: ['VipsForeignLoadPng'] })

// The channel closes when the parent process ends, even if killed. process.exit() would wait for the encoder.
process.once('disconnect', killSelf)
if (!process.connected) killSelf()
process.channel?.unref()

// CPU time: on a busy machine, wall time would say nothing about the picture.
const maxSeconds = Number(process.argv[2])
setInterval(() => cpuSeconds() > maxSeconds && killSelf(), 100).unref()

const picture = await buffer(process.stdin)
process.stdout.write(await sharp(picture).avif({ quality: 45, effort: 3 }).toBuffer())

function cpuSeconds() {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1e6
}

function killSelf() {
  process.kill(process.pid, 'SIGKILL')
}
