/** A die on wood, a march, a gong: made here, from noise and two strings; no file. */
export type Sound = 'die' | 'march' | 'gong';

let made: AudioContext | null = null;
export function play(sound: Sound): void {
  made ??= new AudioContext();
  const { currentTime: now, destination } = made;
  const volume = made.createGain();
  volume.connect(destination);
  const fade = (from: number, seconds: number, at = now): void => {
    volume.gain.setValueAtTime(from, at);
    volume.gain.exponentialRampToValueAtTime(0.0001, at + seconds);
  };
  if (sound === 'gong') {
    fade(0.12, 1.6);
    for (const pitch of [196, 261.6, 393.1]) {
      const tone = made.createOscillator();
      tone.frequency.value = pitch;
      tone.connect(volume);
      tone.start(now);
      tone.stop(now + 1.6);
    }
    return;
  }
  const length = sound === 'die' ? 0.05 : 0.09;
  const noise = made.createBuffer(1, Math.ceil(made.sampleRate * length), made.sampleRate);
  const samples = noise.getChannelData(0);
  // A small generator of its own: what is heard decides nothing.
  let seed = 22_695_477;
  for (let i = 0; i < samples.length; i++) {
    seed = (Math.imul(seed, 1_664_525) + 1_013_904_223) | 0;
    samples[i] = (seed / 2 ** 31) * (1 - i / samples.length);
  }
  const filter = made.createBiquadFilter();
  filter.type = sound === 'die' ? 'highpass' : 'lowpass';
  filter.frequency.value = sound === 'die' ? 1_800 : 240;
  filter.connect(volume);
  volume.gain.value = sound === 'die' ? 0.12 : 0.3;
  for (const after of sound === 'die' ? [0, 0.09, 0.15] : [0, 0.22]) {
    const hit = made.createBufferSource();
    hit.buffer = noise;
    hit.connect(filter);
    hit.start(now + after);
  }
}
