import { settings } from "../store/settings";

/** What can be heard; each is a few tones. */
const SOUNDS: Record<string, { tones: number[]; each: number; wave: OscillatorType; loud: number }> = {
  decide: { tones: [660, 880], each: 0.09, wave: "sine", loud: 0.12 },
  attack: { tones: [196, 147], each: 0.11, wave: "triangle", loud: 0.2 },
  turn: { tones: [523, 392], each: 0.12, wave: "sine", loud: 0.1 },
  time: { tones: [988], each: 0.06, wave: "square", loud: 0.04 },
  over: { tones: [392, 494, 587, 784], each: 0.16, wave: "sine", loud: 0.14 },
};
export type Sound = keyof typeof SOUNDS;

let speaker: AudioContext | null = null;

/** Let something be heard, if that is wished; made here, of tones. */
export function sound(name: Sound): void {
  if (!settings().sounds || typeof AudioContext === "undefined") return;
  const { tones, each, wave, loud } = SOUNDS[name]!;
  speaker ??= new AudioContext();
  void speaker.resume();
  tones.forEach((tone, place) => {
    const begins = speaker!.currentTime + place * each;
    const [voice, volume] = [speaker!.createOscillator(), speaker!.createGain()];
    voice.type = wave;
    voice.frequency.value = tone;
    volume.gain.setValueAtTime(0, begins);
    volume.gain.linearRampToValueAtTime(loud, begins + 0.012);
    volume.gain.exponentialRampToValueAtTime(0.0001, begins + each * 1.8);
    voice.connect(volume).connect(speaker!.destination);
    voice.start(begins);
    voice.stop(begins + each * 2);
  });
}
