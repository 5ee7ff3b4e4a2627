import type { SamplePost } from './sample-post.ts'

/** The posts in a new site's legacy collection. */
export const legacyPosts: readonly SamplePost[] = [
  {
    title: 'What an Antivirus Program Does, and What It Doesn’t',
    urlSlug: 'what-an-antivirus-program-does-and-what-it-doesnt',
    author: 'Theo Marsh',
    category: 'Antivirus',
    formattedDate: '2025-03-11',
    createdAt: '2025-03-11T15:00:00.000Z',
    image: '/images/blog-apps',
    imageAlt: 'A phone full of kitchen apps on a counter, a blue shield with a tick beside it',
    seoTitle: 'What an Antivirus Program Does, and What It Doesn’t',
    seoDescription: 'How antivirus software finds bad programs, what it can’t help with, and the habits that do the rest.',
    seoKeywords: 'antivirus, malware, signatures, behavior, updates',
    content: `<p>An antivirus program is the health inspector of a computer. It looks at what comes in, compares it with a list of known trouble, and watches how programs behave once they run.</p>
<h2>What it does</h2>
<ul>
<li><strong>It knows faces.</strong> Files are compared with signatures of bad ones that somebody has seen before. The list is only good while it is fresh, so let it update itself.</li>
<li><strong>It watches manners.</strong> A program that suddenly rewrites every document you own gets stopped, even when nobody has met it yet.</li>
<li><strong>It puts things aside.</strong> Quarantine means that a file is kept where it can’t run, in case the alarm was false.</li>
</ul>
<h2>What it doesn’t</h2>
<p>It can’t take back a password that you typed into a false page, and it can’t tell that the friendly voice on the phone is not your bank. It also doesn’t replace updates: a known hole in an old program stays open, whoever stands guard.</p>
<p>Windows and macOS bring protection of their own, switched on from the start. For most people that, with automatic updates and a backup, is enough. Two such programs at once get in each other’s way.</p>`,
  },
  {
    title: 'Pop-Ups That Say You Have a Virus',
    urlSlug: 'pop-ups-that-say-you-have-a-virus',
    author: 'Theo Marsh',
    category: 'Scams',
    formattedDate: '2025-02-04',
    createdAt: '2025-02-04T15:00:00.000Z',
    image: '/images/blog-phish',
    imageAlt: 'A parcel on a fish hook before a laptop with a message on its screen, a padlock beside it',
    seoTitle: 'Pop-Ups That Say You Have a Virus',
    seoDescription: 'Why a web page can’t know whether your computer is infected, and how to get out of a false alarm.',
    seoKeywords: 'fake virus alert, tech support scam, scareware, antivirus',
    content: `<p>A red page fills the screen, a siren wails, and a number is there to call. It says that your computer is infected. It is not a diagnosis: it is an advertisement for a crime.</p>
<h2>How you can tell</h2>
<p>A web page doesn’t see the files on your computer, so it can’t know. Real warnings come from a program on your computer, don’t ask you to call anybody, and don’t want gift cards.</p>
<h2>How to get out</h2>
<ol>
<li>Don’t call, don’t click, and don’t install what the page offers.</li>
<li>Close the tab. If the page holds on to the whole screen, press Escape, or end the browser: Ctrl+Shift+Esc on Windows, Option+Command+Escape on a Mac.</li>
<li>Start the browser again without bringing back the last pages.</li>
<li>For peace of mind, run a scan with the protection that you have already.</li>
</ol>
<p>If you did call and let somebody in, disconnect from the internet, remove what they installed, change your passwords from another device, and tell your bank.</p>`,
  },
]
