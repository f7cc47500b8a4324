/** Plays the sound of a game. Returns how to stop it. */
export async function listen(
  audio: HTMLAudioElement,
  id: string,
  token: string | null,
  failed: () => void,
): Promise<() => void> {
  const address = `/tts/${encodeURIComponent(id)}/playlist.m3u8`;
  const play = () => void audio.play().catch(failed);
  const { default: Hls } = await import('hls.js/light');
  if (!Hls.isSupported()) return listenNatively(audio, address, failed, play);
  const hls = new Hls({
    enableWorker: false, // the content security policy allows no scripts made by the page
    xhrSetup: (request, url) => {
      request.open('GET', url);
      if (token !== null) request.setRequestHeader('authorization', `Bearer ${token}`); // never in the URL
    },
  });
  hls.on(Hls.Events.ERROR, (_, { fatal }) => fatal && failed());
  hls.on(Hls.Events.MANIFEST_PARSED, play);
  hls.loadSource(address);
  hls.attachMedia(audio);
  return () => hls.destroy();
}

/** Some phones play such lists by themselves, and offer pages no other way. */
function listenNatively(audio: HTMLAudioElement, address: string, failed: () => void, play: () => void): () => void {
  audio.addEventListener('error', failed);
  audio.src = address;
  play();
  return () => {
    audio.removeEventListener('error', failed);
    audio.removeAttribute('src');
    audio.load();
  };
}
