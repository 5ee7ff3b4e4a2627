import { buffer } from 'node:stream/consumers'
import sharp from 'sharp'

// A program of its own, started by pictures.ts: a PNG comes in by stdin, its AVIF goes out by stdout. Nothing but killing stops the encoder.
sharp.concurrency(1)
sharp.block({ operation: ['VipsForeignLoad'] })
sharp.unblock({ operation: ['VipsForeignLoadPng'] })

// The channel closes when the site ends, however it ended. An exit would wait for the encoder; this does not.
process.once('disconnect', endAtOnce)
if (!process.connected) endAtOnce()
process.channel?.unref()

// Seconds of computing: on a busy machine the clock would blame the picture.
const maxSeconds = Number(process.argv[2])
setInterval(() => secondsUsed() > maxSeconds && endAtOnce(), 100).unref()

const picture = await buffer(process.stdin)
process.stdout.write(await sharp(picture).avif({ quality: 50, effort: 3 }).toBuffer())

function secondsUsed() {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1e6
}

function endAtOnce() {
  process.kill(process.pid, 'SIGKILL')
}
