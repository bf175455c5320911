// Made of pt.lexicon by LexiconsTests with UPDATE_GOLDENS=1; change that file instead.
enum PortugueseLexicon {
  static let text = #"""
    lexicon 1
    # Portuguese: as Spanish. Words of Brazil and of Portugal; the number after 0 is that of CLDR for each.
    language pt
    head first

    # Patterns

    paradigm noun: s= p=s
    paradigm noun: s=m p=ns
    paradigm noun: s=r p=res
    paradigm noun: s=z p=zes
    paradigm noun: s=s p=s
    paradigm noun: s=x p=x
    paradigm noun: s=ês p=eses
    paradigm noun: s=al p=ais
    paradigm noun: s=el p=éis
    paradigm noun: s=vel p=veis
    paradigm noun: s=il p=is
    paradigm noun: s=ol p=óis
    paradigm noun: s=ul p=uis
    paradigm noun: s=ão p=ões
    paradigm noun: s=ção p=ções
    paradigm noun/aos: s=ão p=ãos
    paradigm noun/aes: s=ão p=ães
    paradigm noun/eis: s=il p=eis
    paradigm noun/es: s= p=es
    # Endings that tell a noun and its gender
    paradigm noun f open: s=ção p=ções
    paradigm noun f open: s=são p=sões
    paradigm noun f open: s=dade p=dades
    paradigm noun f open: s=agem p=agens
    paradigm noun m open: s=mento p=mentos

    paradigm noun/person: ms=o fs=a mp=os fp=as
    paradigm noun/person: ms=or fs=ora mp=ores fp=oras
    paradigm noun/person: ms=ão fs=ã mp=ãos fp=ãs
    paradigm noun/person: ms=ês fs=esa mp=eses fp=esas
    paradigm noun/person: ms=ão fs=ã mp=ãos fp=ãs
    paradigm noun/common: s= p=s
    paradigm noun/common: s=m p=ns

    paradigm adjective: s= p=s
    paradigm adjective: ms=o fs=a mp=os fp=as
    paradigm adjective: s=m p=ns
    paradigm adjective: s=z p=zes
    paradigm adjective: s=r p=res
    paradigm adjective: s=s p=s
    paradigm adjective: s=al p=ais
    paradigm adjective: s=el p=eis
    paradigm adjective: s=ul p=uis
    paradigm adjective: s=il p=is
    paradigm adjective/eis: s=il p=eis
    paradigm adjective: ms=or fs=ora mp=ores fp=oras
    paradigm adjective/or: s=or p=ores
    paradigm adjective: ms=ês fs=esa mp=eses fp=esas
    paradigm adjective: ms=ão fs=ã mp=ãos fp=ãs
    paradigm adjective: ms=eu fs=eia mp=eus fp=eias
    paradigm adjective open: ms=ado fs=ada mp=ados fp=adas
    paradigm adjective open: ms=ido fs=ida mp=idos fp=idas
    paradigm adjective open: ms=oso fs=osa mp=osos fp=osas
    paradigm adjective open: ms=ivo fs=iva mp=ivos fp=ivas

    # Determiners, numerals, pronouns, verbs

    determiner: o[ms=o,fs=a,mp=os,fp=as] um[ms=um,fs=uma,mp=uns,fp=umas] do[ms=do,fs=da,mp=dos,fp=das]
      no[ms=no,fs=na,mp=nos,fp=nas] ao[ms=ao,fs=à,mp=aos,fp=às] pelo[ms=pelo,fs=pela,mp=pelos,fp=pelas]
      num[ms=num,fs=numa,mp=nuns,fp=numas] dum[ms=dum,fs=duma,mp=duns,fp=dumas] este[ms=este,fs=esta,mp=estes,fp=estas]
      esse[ms=esse,fs=essa,mp=esses,fp=essas] aquele[ms=aquele,fs=aquela,mp=aqueles,fp=aquelas]
      neste[ms=neste,fs=nesta,mp=nestes,fp=nestas] deste[ms=deste,fs=desta,mp=destes,fp=destas]
      desse[ms=desse,fs=dessa,mp=desses,fp=dessas] nesse[ms=nesse,fs=nessa,mp=nesses,fp=nessas]
      meu[ms=meu,fs=minha,mp=meus,fp=minhas] teu[ms=teu,fs=tua,mp=teus,fp=tuas] seu[ms=seu,fs=sua,mp=seus,fp=suas]
      nosso[ms=nosso,fs=nossa,mp=nossos,fp=nossas] vosso[ms=vosso,fs=vossa,mp=vossos,fp=vossas]
      outro[ms=outro,fs=outra,mp=outros,fp=outras] todo[ms=todo,fs=toda,mp=todos,fp=todas]
      algum[ms=algum,fs=alguma,mp=alguns,fp=algumas] nenhum[ms=nenhum,fs=nenhuma,mp=nenhuns,fp=nenhumas]
      muito[ms=muito,fs=muita,mp=muitos,fp=muitas] pouco[ms=pouco,fs=pouca,mp=poucos,fp=poucas]
      tanto[ms=tanto,fs=tanta,mp=tantos,fp=tantas] quanto[ms=quanto,fs=quanta,mp=quantos,fp=quantas]
      vários[mp=vários,fp=várias] cada qualquer[s=qualquer,p=quaisquer]
    numeral p: três quatro cinco seis sete oito nove dez onze doze vinte cem mil
    determiner: dois[m=dois,f=duas]
    numeral s: zero
    numeral p: dois duas

    pronoun: ele[msN=ele,fsN=ela,mpN=eles,fpN=elas] dele[msi=dele,fsi=dela,mpi=deles,fpi=delas]
      nele[msD=nele,fsD=nela,mpD=neles,fpD=nelas] o[msA=o,fsA=a,mpA=os,fpA=as] lo[msA=lo,fsA=la,mpA=los,fpA=las]
    pronoun: eu tu você vocês nós me te se lhe lhes nos que quem

    verb: é[s=é,p=são] está[s=está,p=estão] foi[s=foi,p=foram] era[s=era,p=eram] estava[s=estava,p=estavam]
      tem[s=tem,p=têm] tinha[s=tinha,p=tinham] será[s=será,p=serão] pode[s=pode,p=podem] deve[s=deve,p=devem]
      falta[s=falta,p=faltam] resta[s=resta,p=restam] contém[s=contém,p=contêm] existe[s=existe,p=existem]
      expira[s=expira,p=expiram] parece[s=parece,p=parecem] requer[s=requer,p=requerem] custa[s=custa,p=custam]
      seja[s=seja,p=sejam] esteja[s=esteja,p=estejam] precisa[s=precisa,p=precisam] inclui[s=inclui,p=incluem]
      segue[s=segue,p=seguem] corresponde[s=corresponde,p=correspondem] fica[s=fica,p=ficam]
    verb: há és estás sou estou tenho tens

    adposition: após até com contra de desde durante em entre para perante por sem sob sobre
    conjunction: e ou mas nem que se como quando
    adverb: agora ainda amanhã apenas aqui assim bem cedo depois hoje já mais mal menos não nunca ontem quase sempre só
      também muito logo

    # Nouns

    noun m: abraço acesso acessório acidente acordo açúcar adesivo aeroporto agendamento ajuste alarme álbum alerta
      alfabeto algoritmo alimento almoço alojamento amor andar anel anexo animal aniversário ano anúncio aparelho
      apartamento apelido aplicativo app apoio aquecimento ar argumento arquivo arranjo arroz artigo aspecto assento
      assunto atalho ato atraso áudio aumento autocarro avião aviso azeite balcão banco banho banheiro barco barulho
      bairro bastão bebé bebê benefício bilhete bloco bloqueio blog boletim bolo bolso bónus bônus bosque botão braço
      brinquedo browser bug cabelo cabo caderno café calendário calor caminho caminhão camião campeonato campo canal
      canto capítulo carro cargo carregador carregamento carrinho cartão cartaz casaco caso castelo catálogo cavalo
      celular centímetro centro cérebro certificado céu chá chapéu chão chat cheque chocolate ciclo cinema cinto círculo
      circuito clima clique clipe clube código colégio colar comando combate comentário comércio comprimento compromisso
      computador conceito concerto concurso conflito conjunto conselho contato contacto conteúdo contexto contrato
      controle controlo convite copo coração corpo corredor correio corte cosmético costume crédito creme cronograma
      cubo cuidado cupom cupão cursor curso custo dado dedo defeito dente departamento depósito desconto desejo desenho
      destino detalhe dia diagrama diálogo diamante dicionário dinheiro direito disco discurso dispositivo distrito
      documento dólar domingo domínio dom drama e-mail email edifício efeito elemento elevador emoji emprego endereço
      ensaio envelope envio episódio equipamento erro escritório esforço espaço espelho esporte esquema estado estádio
      estágio estilo estojo estudo euro evento exame exemplo exercício experimento extrato fator favorito feijão feriado
      ficheiro filme filtro fim final fio fluxo fogo folheto formato formulário fórum forno fragmento frasco frango
      fundo furo fuso futuro ganho garfo gasto gelo gênero género gesto globo gol[p=gols] golo gosto grau gráfico grama
      grupo guarda-chuva guia gabinete hábito histórico horário hospital hotel ícone identificador idioma imposto
      incêndio incidente indicador índice inimigo início inquérito inseto instante instituto instrumento interesse
      intervalo inventário inverno investimento item jantar jardim jogo jornal juro lado lago lanche lápis lançamento
      laço legume leite lembrete lençol lenço limão limite link líquido litro livro lixo local log login logótipo
      logotipo lote lucro lugar mapa mar marcador marco material mecanismo medicamento membro mensageiro menu mercado
      mês mestre metal método metro microfone miligrama milhão minuto mito modelo modo módulo momento monitor montante
      monte monumento morango motivo motor movimento móvel mundo município muro músculo museu navegador navio negócio
      nível nó nome nervo número objetivo objeto óculos oceano ofício olho ombro ônibus orçamento osso ouro ouvido ovo
      pacote padrão pagamento pai país/es palco palácio papel par parágrafo parâmetro parque passado passaporte passeio
      passo pássaro pé pedaço pedido peixe pente período percurso perfil perigo periódico personagem peso piso pixel
      plano planeta plástico plugin podcast poema ponto porto posto povo prato prazo preço prédio prefixo prêmio prémio
      presente presunto problema procedimento processo produto programa progresso projeto propósito protocolo proveito
      provedor público pulso quadrado quadro quarto quarteirão queijo quilo quilograma quilômetro quilómetro ramo rapaz
      rascunho rato raio recado recibo recipiente recorde recurso reembolso refrigerante registro registo regulamento
      reino relatório relógio remédio requisito resfriado restaurante resto resultado resumo retorno retângulo rio risco
      ritmo robô robot rosto roteiro rótulo ruído sábado sabão saco saldo salário salto sanduíche sangue sapato século
      segmento segredo segundo seguro selo semestre sensor separador serviço servidor sinal símbolo sistema site sítio
      software sofá sol som sonho sono sorriso sorvete subtítulo sucesso suco sumo suporte tabuleiro talento tamanho
      tapete teatro tecido teclado telefone telefonema telemóvel televisor tema temporizador tempo teste texto tipo
      título tomate toque torneio total trabalho trajeto tráfego transporte trânsito tratamento trem treino triângulo
      trimestre troco troféu truque turno tutorial uniforme universo uso valor vaso veículo vento ventilador verão verbo
      vestido vício vídeo vidro vinho vírus visto volume voo voto widget xadrez comboio
    noun/aos m: grão
    noun/aos f: mão
    noun/aes m: pão cão
    noun f: ação água abertura academia agenda ajuda alegria alma alteração altura amizade amostra análise aparência
      aplicação área areia arma arte árvore assinatura assistência atenção atividade atualização aula ausência
      autorização avaliação avenida aventura balança banana banda bandeira barra barriga base batata bateria bebida
      beleza biblioteca bicicleta bola bolacha bolsa bomba boca bota brincadeira busca cabeça cabine cadeia cadeira
      caixa calça calculadora calma cama câmera câmara camada camisa camiseta camisola campainha campanha caneca caneta
      canção capa capacidade capital característica carga carne carta carteira casa categoria causa cebola célula cena
      cenoura cerveja certeza chamada chance chave chegada chuva cidade cifra circunstância citação classe classificação
      cobertura coisa coleção coluna comida companhia comparação competência competição compra comunidade conclusão
      condição conexão conferência configuração confirmação conquista consequência consola consulta conta contagem
      contribuição conversa conversão cópia cor[p=cores] corda coroa correção correspondência corrida costa cota cozinha
      criação crise crítica cruz cultura curva data década decisão declaração denúncia descoberta descrição desculpa
      despesa desvantagem diferença dificuldade dimensão direção direita discussão disponibilidade distância dívida
      divisão doação documentação dor[p=dores] dúvida edição educação eleição emoção empresa encomenda energia
      enfermaria entidade entrada entrega entrevista época equipe equipa escada escala escola escolha escova escrita
      espera espécie esquina essência estação estadia estante estatística estimativa estrada estratégia estrela
      estrutura etapa etiqueta exceção excursão execução experiência explicação exportação expressão extensão faca face
      faixa falha família farmácia fase fatia fatura febre fechadura felicidade feira feição ferramenta festa ficha
      figura fila filial flor[p=flores] floresta folha fome fonte forma fórmula fotografia foto fração fralda frase
      frequência fronteira fruta função funcionalidade galeria garantia garrafa gasolina geladeira gente gota gramática
      grade gravação gravata graça greve guerra guitarra habilidade herança história hora horchata humanidade idade
      ideia identidade igreja ilha imagem impressão impressora incidência indicação indústria infância informação
      inicialização inscrição instalação instância instituição instrução integração intenção interface internet
      interrupção intervenção introdução investigação janela jaqueta joia jornada justiça lâmpada lanterna laranja
      largura legenda lei leitura lembrança lente letra liberdade lição licença ligação limonada limpeza língua
      linguagem linha lista livraria lixeira localização loja lua luta luva luz maçã madeira maioria mala maneira manga
      manhã manteiga manutenção máquina marca marcação margem massa matéria medalha média medicina medida meia memória
      menção mensagem mercadoria mesa meta metade metodologia mina missa missão mistura mochila moda moeda montanha
      morada mordida morte moto mudança multa multidão música nação natureza nave necessidade neve noite norma nota
      notícia notificação nuvem obra observação ocasião oferta oficina onda opção operação opinião oportunidade oração
      ordem orelha organização origem página palavra panela parada parcela parede parte participação partida pasta
      passagem pastilha pausa paz peça pele película pena pera perda pergunta perna permissão personalidade pessoa
      pesquisa pilha pimenta piscina pista pizza placa planilha planta plataforma pluma poesia política pontuação
      população porção porta posição possibilidade posta postagem praça praia prateleira prática preferência prenda
      presença pressão prioridade prisão privacidade profissão promoção proposta propriedade proteção prova província
      publicação publicidade pulseira qualidade quantia quantidade quebra queda questão quinta rádio raiz razão reação
      realidade receita recomendação recompensa rede reforma refeição referência região regra reserva resolução resposta
      responsabilidade restrição revisão revista ré rosa roupa rota rotina roda rua saída sala salada salsa sandália
      saúde seção secção segurança seleção semana semente senha sensação sequência série sessão seta silhueta situação
      sobremesa sociedade solicitação solução soma sombra sopa sorte subscrição sugestão superfície surpresa tabela
      tábua tampa tarde tarefa tarifa tartaruga taxa taça tecla técnica tecnologia tela televisão temperatura tempestade
      temporada tendência terapia terra tesoura tigela tinta toalha tomada torre torta tosse tradução transação
      transferência transmissão trilha troca turma unha unidade universidade uva vaca vaga validade vantagem varanda
      variável variante vassoura vela velocidade venda verdade verificação versão vez via viagem vida vila vírgula visão
      visita vista vitória volta vontade voz xícara zona

    noun/person: administrador advogado aluno amigo anfitrião[ms=anfitrião,fs=anfitriã,mp=anfitriões,fp=anfitriãs]
      arquiteto autor avaliador bombeiro cachorro campeão[ms=campeão,fs=campeã,mp=campeões,fp=campeãs] cantor cidadão
      colaborador comprador condutor consumidor contribuidor convidado cozinheiro criador diretor doutor editor
      empregado enfermeiro engenheiro escritor espectador filho fotógrafo funcionário gato ganhador garoto inscrito
      irmão jogador leitor médico menino moderador motorista[s=motorista,p=motoristas] músico namorado noivo operador
      organizador passageiro patrão[ms=patrão,fs=patroa,mp=patrões,fp=patroas] primo professor programador proprietário
      desenvolvedor seguidor senhor sobrinho sócio tio trabalhador tradutor treinador usuário utilizador vencedor
      vendedor visitador vizinho voluntário destinatário avô[ms=avô,fs=avó,mp=avôs,fp=avós]
      ator[ms=ator,fs=atriz,mp=atores,fp=atrizes] chefe[s=chefe,p=chefes] rei[ms=rei,fs=rainha,mp=reis,fp=rainhas]
    noun/common: artista agente assistente cliente colega estudante gerente jornalista jovem participante presidente
      remetente representante residente turista visitante adolescente paciente dentista
    noun m: homem marido
    noun f: mulher mãe esposa

    # Adjectives and participles

    adjective: aberto absoluto acabado acessível adequado adiado aceito adicional afiado agendado agradável alegre
      alemão[ms=alemão,fs=alemã,mp=alemães,fp=alemãs] alto amarelo amargo ambos amigável amplo ansioso anterior/or
      antigo anual apagado aplicado aprovado aquecido arquivado assinado atento ativado ativo atraente atrasado atual
      atualizado ausente automático autorizado avançado azedo azul baixado baixo barato básico belo bem-vindo bloqueado
      bom[ms=bom,fs=boa,mp=bons,fp=boas] bonito branco brasileiro breve brilhante cancelado cansado capaz carinhoso caro
      carregado castanho cego central certo cheio chinês cinza[=cinza] cinzento clássico claro coberto coletivo
      comercial compartilhado partilhado compatível completo complexo complicado comprado comprido comum concluído
      conectado ligado confiável configurado confirmado conhecido constante contente contínuo contrário copiado correto
      corrente crescente criado criativo cru[ms=cru,fs=crua,mp=crus,fp=cruas] curioso curto danificado decimal dedicado
      definido definitivo delicado delicioso demorado desativado desatualizado desconectado desconhecido descoberto
      desligado destacado diário diferente difícil/eis digital direito direto disponível distante distinto diverso
      divertido dobrado doce doente doméstico duplicado duplo duro econômico económico editado elegante eletrônico
      eletrónico elevado eliminado emocionado emocionante empolgado encantado encerrado encontrado enganado enorme
      entregue enviado errado escolhido escondido escrito escuro
      espanhol[ms=espanhol,fs=espanhola,mp=espanhóis,fp=espanholas] especial específico esperado esperto esquerdo
      essencial estável estrangeiro estranho estreito europeu exato excelente excluído exclusivo executado existente
      expirado exportado externo exterior/or extra extremo fácil/eis falso falhado faltante familiar famoso favorito
      fechado feio feito feliz fiel[s=fiel,p=fiéis] final fino firme físico fixo flexível forte fraco frágil/eis francês
      frequente fresco frio fundo futuro ganho gasto geral gigante global gordo grande grátis[=grátis] gratuito grave
      grosso guardado habitual histórico honesto horizontal humano ideal idêntico igual ilimitado imediato importado
      importante impossível impresso inativo incluído incompleto incorreto indisponível individual inédito inferior/or
      inglês inicial inscrito inserido instalado inteiro inteligente intenso interessado interessante interior/or
      interno inútil/eis inválido invisível isento isolado italiano japonês justo largo leal legal legítimo leve lento
      lido limitado limpo lindo líquido liso livre local lógico longo lotado louco magro maior[s=maior,p=maiores] manual
      maravilhoso marcado marrom masculino mau[ms=mau,fs=má,mp=maus,fp=más] máximo médio melhor[s=melhor,p=melhores]
      menor[s=menor,p=menores] mensal mesmo mínimo misto moderno modificado molhado moreno morno morto móvel mudo
      múltiplo musical nacional nascido nativo natural necessário negativo negro nervoso neutro normal notável novo
      nu[ms=nu,fs=nua,mp=nus,fp=nuas] numeroso obrigado obrigatório ocupado oculto oferecido oficial omitido opcional
      organizado orgulhoso original pago parado paralelo parcial particular passado pendente pequeno perdido perfeito
      perigoso permanente permitido pesado pessoal personalizado pior[s=pior,p=piores] plano pobre poderoso popular
      português posterior/or positivo possível prático precioso preciso preferido preocupado preparado presente preto
      previsto primário primeiro principal privado processado produzido profissional profundo programado proibido
      prolongado pronto próprio protegido provisório próximo publicado público puro quadrado quente querido rápido raro
      real realizado recebido recente recomendado redondo reduzido registado registrado regular rejeitado relacionado
      relativo religioso remoto removido renovado repetido reservado resolvido responsável restante rico romântico
      rosa[=rosa] roxo sábio saboroso salgado salvo santo satisfeito saudável seco secreto secundário seguido seguinte
      segundo seguro selecionado semanal semelhante sensível separado sério silencioso simpático simples[=simples]
      sincero sincronizado singular só[s=só,p=sós] social solicitado solteiro solto sozinho suave submetido suficiente
      sujo superior/or surdo surpreso tardio técnico temporário terceiro terminado tímido tinto total trabalhador
      traduzido tranquilo transferido triste último único unido universal urbano urgente usado útil/eis utilizado
      vacinado válido variado vário vazio vegetariano vegano velho vencido vendido verde verdadeiro verificado vermelho
      vertical violento virtual visitado visível visto vivo voluntário americano

    """#
}
