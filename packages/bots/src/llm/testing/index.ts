export {
  FakeProvider,
  firstChoice,
  type ProviderAction,
  type ProviderRequest,
  type ProviderScript,
} from './fake-provider.ts';
