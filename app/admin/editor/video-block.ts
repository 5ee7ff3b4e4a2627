import { Node } from '@tiptap/core'
import { Plugin } from '@tiptap/pm/state'
import { readVideoPlace, toVideoAttributes, type VideoPlace, videoAttributes } from '#domain/blogs/video-places.ts'
import { readVideo } from '#domain/recipes/video.ts'
import { toVideoHtml } from '#domain/recipes/video-html.ts'
import { insertBlocks } from './insert-blocks.ts'

/** A YouTube or Vimeo video. The text contains only its place; a link to one, pasted into an empty paragraph, becomes one. */
export const VideoBlock = Node.create({
  name: 'video',
  group: 'block',
  atom: true,
  draggable: true,
  // Before the divider, which has the same tag.
  priority: 1000,
  addAttributes: () => Object.fromEntries(videoAttributes.map((name) => [name, { default: '', rendered: false }])),
  parseHTML: () => [{ tag: 'hr[data-video]', getAttrs: (element) => toAttributes(readVideoPlace(readAttributes(element))) ?? false }],
  renderHTML: ({ node }) => ['hr', toAttributes(readVideoPlace(node.attrs)) ?? {}],
  addNodeView: () => (props) => ({ dom: showVideo(readVideoPlace(props.node.attrs)), ignoreMutation: () => true }),
  addProseMirrorPlugins() {
    const { type } = this
    return [
      new Plugin({
        props: {
          handlePaste(view, { clipboardData }) {
            const { empty, $from } = view.state.selection
            const video = readLink(clipboardData?.getData('text/plain').trim() ?? '')
            if (!video || !empty || $from.parent.type.name !== 'paragraph' || $from.parent.content.size > 0) return false
            view.dispatch(insertBlocks(view.state, [type.create(toVideoAttributes({ video, title: '', poster: '', day: '' }))]))
            return true
          },
        },
      }),
    ]
  },
})

function readLink(text: string) {
  return /^https?:\/\/\S+$/i.test(text) ? readVideo(text) : undefined
}

function toAttributes(place: VideoPlace | undefined) {
  return place && toVideoAttributes(place)
}

function readAttributes(element: HTMLElement) {
  return Object.fromEntries(videoAttributes.map((name) => [name, element.getAttribute(name) ?? undefined]))
}

/** The video as readers will see it, with its link disabled. */
function showVideo(place: VideoPlace | undefined) {
  const dom = document.createElement('div')
  dom.className = 'video-block'
  dom.role = 'img'
  dom.ariaLabel = ['Video', place?.title].filter(Boolean).join(': ')
  const shown = document.createElement('div')
  shown.inert = true
  if (place) shown.innerHTML = toVideoHtml({ ...place, pictureHtml: place.poster && `<img src="${place.poster}/800.webp" alt="" />` })
  dom.append(shown)
  return dom
}
